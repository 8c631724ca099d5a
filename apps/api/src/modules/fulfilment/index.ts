export { capturePayment, priceOfReport } from './pick-order.service.ts';
export { pickingRoutes } from './picking.routes.ts';
