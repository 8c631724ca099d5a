/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const getLists = 'GET /api/lists';
export const postList = 'POST /api/lists';
export const getList = 'GET /api/lists/:listId';
export const putList = 'PUT /api/lists/:listId';
export const deleteList = 'DELETE /api/lists/:listId';
export const postLines = 'POST /api/lists/:listId/lines';
export const putLine = 'PUT /api/lists/:listId/lines/:lineId';
export const deleteLine = 'DELETE /api/lists/:listId/lines/:lineId';
/** The secret of the link. A new one replaces it. */
export const postShare = 'POST /api/lists/:listId/share';
export const deleteShare = 'DELETE /api/lists/:listId/share';
