/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getDeliveryPass = 'GET /api/delivery-pass';
export const getOwnDeliveryPass = 'GET /api/customers/delivery-pass';
export const getPastDeliveries = 'GET /api/customers/delivery-pass/deliveries';
export const postPassWithdrawal = 'POST /api/customers/delivery-pass/withdrawal';
