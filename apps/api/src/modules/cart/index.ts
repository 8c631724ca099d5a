export { fillAddOn } from './add-on.service.ts';
export { cartRoutes } from './cart.routes.ts';
export {
	findToken,
	nextTokenOf,
	sentToken,
	setCartCookies,
	setRegionCookie,
	tokenOf as cartTokenOf,
} from './cart-cookie.ts';
export { cartFormRoutes } from './cart-forms.routes.ts';
export { cartPaymentRoutes } from './cart-payment.routes.ts';
export type { CartRequest } from './change-cart.service.ts';
export {
	type CheckoutCart,
	freezeCart,
	lockCartForCheckout,
	readCartForCheckout,
} from './checkout-cart.service.ts';
export {
	findCartAddress,
	findNewestCartId,
	isCartOf,
	lockCartById,
	orderCart,
} from './checkout-cart.sql.ts';
export { insertCode, type NewDiscountCode } from './discount-codes.sql.ts';
export { sweepCarts } from './end-cart.service.ts';
export { reopenCart } from './end-cart.sql.ts';
export { startNextCart } from './next-cart.service.ts';
export { returnCodes, takeCodes } from './take-codes.sql.ts';
