export { capturePayment, pickOrder, priceOfReport } from './pick-order.service.ts';
export { pickingRoutes } from './picking.routes.ts';
export { advanceOrder } from './progress.service.ts';
