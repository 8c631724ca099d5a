export { webhookDeskRoutes } from './webhook-desk.routes.ts';
