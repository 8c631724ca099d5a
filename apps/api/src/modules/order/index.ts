export { checkoutRoutes } from './checkout.routes.ts';
export type { Checkpoint } from './checkout-deps.ts';
export { orderRoutes } from './order.routes.ts';
export { ensureOrderPartitions } from './order.sql.ts';
export { createOrderTokens } from './order-token.ts';
export { paymentEventRoutes } from './payment-events.routes.ts';
export { pickingRoutes } from './picking.routes.ts';
export { sweepPayments } from './sweep.service.ts';
