/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getCardInfo = 'GET /api/customers/loyalty/card-info';
export const postOfflineAccount = 'POST /api/customers/offline-account';
export const getPhysicalCard = 'GET /api/customers/physical-card/status';
export const postPhysicalCard = 'POST /api/customers/physical-card';
