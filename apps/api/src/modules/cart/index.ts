export { cartRoutes } from './cart.routes.ts';
export { cartFormRoutes } from './cart-forms.routes.ts';
export { insertCode, type NewDiscountCode } from './discount-codes.sql.ts';
export { sweepCarts } from './end-cart.service.ts';
