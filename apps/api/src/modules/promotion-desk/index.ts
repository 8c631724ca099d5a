export { discountCodeRoutes } from './codes/discount-codes.routes.ts';
export { promotionRoutes } from './promotions/promotions.routes.ts';
