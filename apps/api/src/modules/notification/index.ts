export { toOrderMail } from './order-mail.ts';
export { mailTypes } from './order-mail-about.ts';
export { readNotice, readWholeOrder } from './order-notice.service.ts';
export { mailPreviewRoutes } from './preview.routes.ts';
export { takeUndeliveredEvents } from './undelivered-events.sql.ts';
export {
	type Delivery,
	deleteWebhook,
	findDelivery,
	insertDeliveries,
	insertWebhook,
	listWebhooks,
	noteDelivery,
	stopWebhook,
} from './webhooks.sql.ts';
