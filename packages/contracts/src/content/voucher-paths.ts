export const getPersonalVouchers = 'GET /api/content/vouchers/personalvouchers';
export const getGeneralVouchers = 'GET /api/content/vouchers/generalvouchers';
