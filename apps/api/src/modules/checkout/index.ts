export type { Refusals } from './check-cart.service.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { coalescePlacing } from './coalesce-placing.ts';
export { finalizeCart } from './finalize.service.ts';
export { listMethods } from './list-methods.service.ts';
export { paymentEventRoutes } from './payment-events.routes.ts';
export { placeOrder } from './place-order.service.ts';
export { type Difference, listDifferences, reconcilePayments } from './reconcile.service.ts';
export { sweepPayments } from './sweep.service.ts';
