/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listOrderViews = 'GET /admin/order-views';
export const postOrderView = 'POST /admin/order-views';
export const putOrderView = 'PUT /admin/order-views/:viewId';
export const deleteOrderView = 'POST /admin/order-views/:viewId/delete';
