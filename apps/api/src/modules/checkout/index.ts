export type { Refusals } from './check-cart.service.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { finalizeCart } from './finalize.service.ts';
export { listMethods } from './list-methods.service.ts';
export { paymentEventRoutes } from './payment-events.routes.ts';
export { placeOrder } from './place-order.service.ts';
export { type Difference, listDifferences, reconcilePayments } from './reconcile.service.ts';
export { sharePlacing } from './share-placing.ts';
export { sweepPayments } from './sweep.service.ts';
