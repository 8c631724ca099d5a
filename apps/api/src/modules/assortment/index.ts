export { assortmentRoutes } from './assortment.routes.ts';
