export { phoneOrderRoutes } from './phone-orders.routes.ts';
