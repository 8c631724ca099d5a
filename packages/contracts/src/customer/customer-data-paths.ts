/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getExport = 'GET /api/customers/export';
export const postDeletion = 'POST /api/customers/deletion';
export const deleteDeletion = 'DELETE /api/customers/deletion';
