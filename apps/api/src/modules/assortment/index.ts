export { assortmentRoutes } from './assortment.routes.ts';
export { restoreOffer } from './restore-offer.service.ts';
