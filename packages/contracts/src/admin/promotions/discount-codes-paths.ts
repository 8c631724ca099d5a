/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listDeskCodes = 'GET /admin/discount-codes';
export const getCodeFigures = 'GET /admin/discount-code-figures';
export const simulateCode = 'GET /admin/discount-code-simulation';
export const postDeskCode = 'POST /admin/discount-codes';
export const getDeskCode = 'GET /admin/discount-codes/:code';
export const putDeskCode = 'PUT /admin/discount-codes/:code';
export const endDeskCode = 'POST /admin/discount-codes/:code/end';
