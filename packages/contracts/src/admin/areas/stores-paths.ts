/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const postDeskStore = 'POST /admin/stores';
export const putDeskStore = 'PUT /admin/stores/:storeId';
export const deleteDeskStore = 'POST /admin/stores/:storeId/delete';
