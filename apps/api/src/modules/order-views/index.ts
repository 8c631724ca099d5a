export { orderViewRoutes } from './order-views.routes.ts';
