export { paymentAccountRoutes } from './payment-accounts.routes.ts';
