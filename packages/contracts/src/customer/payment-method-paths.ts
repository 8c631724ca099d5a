/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getSavedMethods = 'GET /api/customers/payment-methods';
export const postSavedMethod = 'POST /api/customers/payment-methods';
export const deleteSavedMethod = 'DELETE /api/customers/payment-methods/:id';
export const postPrimaryMethod = 'POST /api/customers/payment-methods/:id/set-primary';
