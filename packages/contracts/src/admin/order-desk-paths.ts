/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listDeskOrders = 'GET /admin/orders';
export const streamOrderEvents = 'GET /admin/orders/events';
export const getDeskOrder = 'GET /admin/orders/:orderNumber';
export const postOrderNote = 'POST /admin/orders/:orderNumber/notes';
export const postOrderRefund = 'POST /admin/orders/:orderNumber/refunds';
export const getOrderDocument = 'GET /admin/orders/:orderNumber/documents/:documentNumber';
export const cancelDeskOrder = 'POST /admin/orders/:orderNumber/cancel';
