export const postLoyalty = 'POST /api/customers/loyalty';
export const getPoints = 'GET /api/customers/loyalty/points';
export const deleteLoyalty = 'DELETE /api/customers/loyalty';
export const getLoyaltyVouchers = 'GET /api/customers/loyalty/vouchers';
export const activatePromotion = 'POST /api/customers/loyalty/promotions/:promotionId/activation';
