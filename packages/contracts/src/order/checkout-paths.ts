/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getPaymentMethods = 'GET /api/checkout/payment-methods';
export const addCartPayment = 'POST /api/carts/payment';
export const cleanCartPayments = 'PUT /api/carts/payments/clean';
export const removeCartPayment = 'DELETE /api/carts/payment/:key';
export const finalizeCart = 'POST /api/carts/finalize';
export const postCheckout = 'POST /api/checkout';
export const getConfirmation = 'GET /api/checkout/confirmation';
export const postPaymentEvent = 'POST /api/payment-events/:provider';
export const postTenantPaymentEvent = 'POST /api/payment-events/:provider/:tenantId';
