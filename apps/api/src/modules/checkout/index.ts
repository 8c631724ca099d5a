export { checkoutRoutes } from './checkout.routes.ts';
export { paymentEventRoutes } from './payment-events.routes.ts';
export { sweepPayments } from './sweep.service.ts';
