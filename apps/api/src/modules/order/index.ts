export { checkoutRoutes } from './checkout.routes.ts';
export { type Checkpoint, checkpoints } from './checkout-deps.ts';
export { type ExportKey, type ExportRange, listOrdersAfter } from './export.sql.ts';
export { mailTypes } from './mails/order-mail-content.ts';
export { mailPreviewRoutes } from './mails/preview.routes.ts';
export { orderRoutes } from './order.routes.ts';
export { ensureOrderPartitions } from './order.sql.ts';
export { orderFormRoutes } from './order-forms.routes.ts';
export { TOKEN_TO_COME, withToken } from './order-link.ts';
export { toOrderMail } from './order-mail.ts';
export type { OrderSnapshot } from './order-snapshot.ts';
export { createOrderTokens, linkTo } from './order-token.ts';
export { paymentEventRoutes } from './payment-events.routes.ts';
export { pickingRoutes } from './picking.routes.ts';
export { purgeReports } from './report/report.sql.ts';
export { sweepPayments } from './sweep.service.ts';
export { takeUndeliveredEvents } from './undelivered-events.sql.ts';
export { readNotice, readWholeOrder } from './webhooks/order-notice.service.ts';
export {
	type Delivery,
	deleteWebhook,
	findDelivery,
	insertDeliveries,
	insertWebhook,
	listWebhooks,
	noteDelivery,
	stopWebhook,
} from './webhooks/webhooks.sql.ts';
