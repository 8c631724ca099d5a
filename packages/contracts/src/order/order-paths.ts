/** Method and path of each endpoint: strings, which the bundler inlines, and no schemas. */
export const openOrder = 'GET /api/orders/:orderNumber/open';
export const getOrder = 'GET /api/orders/:orderNumber';
export const cancelOrder = 'POST /api/orders/:orderNumber/cancel';
export const getOrderWindows = 'GET /api/orders/:orderNumber/windows';
export const moveOrder = 'PUT /api/orders/:orderNumber/window';
export const declareWithdrawal = 'POST /api/orders/:orderNumber/withdrawal';
export const confirmWithdrawal = 'POST /api/orders/:orderNumber/withdrawal/confirm';
export const getInvoice = 'GET /api/orders/:orderNumber/invoice.pdf';
export const reorder = 'POST /api/orders/:orderNumber/reorder';
export const postCancelForm = 'POST /api/orders/:orderNumber/forms/cancel';
export const postAddOnForm = 'POST /api/orders/:orderNumber/forms/add-on';
export const postSlotForm = 'POST /api/orders/:orderNumber/forms/slot';
export const postWithdrawalForm = 'POST /api/orders/:orderNumber/forms/withdrawal';
export const postConfirmForm = 'POST /api/orders/:orderNumber/forms/withdrawal-confirm';
export const postPicked = 'POST /internal/orders/:orderNumber/picked';
export const postProgress = 'POST /internal/orders/:orderNumber/status';
export const postReturned = 'POST /internal/orders/:orderNumber/returned';
