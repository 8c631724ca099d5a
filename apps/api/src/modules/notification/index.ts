export { unsealBody } from './email-body.ts';
export {
	findOrderEmail,
	listOrderEmails,
	type OrderEmailRow,
	type StoredOrderEmail,
	settleOrderEmail,
} from './order-email.sql.ts';
export { toOrderMail } from './order-mail.ts';
export { mailTypes } from './order-mail-about.ts';
export { readNotice, readWholeOrder } from './order-notice.service.ts';
export { mailPreviewRoutes } from './preview.routes.ts';
export { type EmailDeps, queueOrderEmail } from './queue-order-email.ts';
export { takeUndeliveredEvents } from './undelivered-events.sql.ts';
export { toVoucherMail } from './voucher-mail.ts';
export { newWebhookSecret } from './webhook-secret.ts';
export {
	type Delivery,
	deleteWebhook,
	findDelivery,
	insertDeliveries,
	insertWebhook,
	listWebhooks,
	type NewWebhook,
	noteDelivery,
	stopWebhook,
	type WebhookRow,
} from './webhooks.sql.ts';
