export { assortmentRoutes } from './assortment.routes.ts';
export { restoreProduct } from './edit-product.service.ts';
export { restoreOffer } from './restore-offer.service.ts';
