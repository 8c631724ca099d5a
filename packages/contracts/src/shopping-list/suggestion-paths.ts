/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getSuggestions = 'GET /api/customers/suggestions';
export const putDeclined = 'PUT /api/customers/suggestions/declined/:sku';
export const deleteDeclined = 'DELETE /api/customers/suggestions/declined/:sku';
