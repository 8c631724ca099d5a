export { checkoutRoutes } from './checkout.routes.ts';
export { paymentEventRoutes } from './payment-events.routes.ts';
export { type Difference, listDifferences, reconcilePayments } from './reconcile.service.ts';
export { sweepPayments } from './sweep.service.ts';
