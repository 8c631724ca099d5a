/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const listDeskOrders = 'GET /admin/orders';
export const streamOrderEvents = 'GET /admin/orders/events';
export const getDeskOrder = 'GET /admin/orders/:orderNumber';
export const postOrderNote = 'POST /admin/orders/:orderNumber/notes';
export const postOrderRefund = 'POST /admin/orders/:orderNumber/refunds';
export const retryOrderRefund = 'POST /admin/orders/:orderNumber/ledger/:operation/retry';
export const markOrderPaid = 'POST /admin/orders/:orderNumber/payment';
export const getOrderDocument = 'GET /admin/orders/:orderNumber/documents/:documentNumber';
export const getOrderEmail = 'GET /admin/orders/:orderNumber/emails/:emailId';
export const resendOrderEmail = 'POST /admin/orders/:orderNumber/emails/:emailId/resend';
export const getDeskOrderWindows = 'GET /admin/orders/:orderNumber/windows';
export const moveDeskOrder = 'PUT /admin/orders/:orderNumber/window';
export const moveDeskOrders = 'POST /admin/orders/bulk/move';
export const resendConfirmations = 'POST /admin/orders/bulk/resend';
export const postGoodwillVoucher = 'POST /admin/orders/:orderNumber/vouchers';
export const cancelDeskOrder = 'POST /admin/orders/:orderNumber/cancel';
