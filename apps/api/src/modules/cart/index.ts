export { fillAddOn } from './add-on.service.ts';
export { cartRoutes } from './cart.routes.ts';
export { setCartCookies, setRegionCookie } from './cart-cookie.ts';
export { cartFormRoutes } from './cart-forms.routes.ts';
export { type CartOwner, findNext, findOwner, firstOwnerOf, ownerOf } from './cart-owner.ts';
export { cartPaymentRoutes } from './cart-payment.routes.ts';
export type { CartRequest } from './change-cart.service.ts';
export { changeItems } from './change-items.service.ts';
export { insertCode, type NewDiscountCode } from './codes/discount-codes.sql.ts';
export { returnCodes, takeCodes } from './codes/take-codes.sql.ts';
export { customerCartRoutes } from './customer-cart.routes.ts';
export {
	type CheckoutCart,
	lockCartForCheckout,
	readCartForCheckout,
} from './lifecycle/checkout-cart.service.ts';
export {
	asOrdered,
	findCartAddress,
	findNewestCartId,
	freezeAs,
	isCartOf,
	lockCartById,
} from './lifecycle/checkout-cart.sql.ts';
export { discardCart, sweepCarts } from './lifecycle/end-cart.service.ts';
export { reopenCart } from './lifecycle/end-cart.sql.ts';
export { startNextCart } from './lifecycle/next-cart.service.ts';
export { listAlternatives } from './list-alternatives.service.ts';
export { setDistributionAddress, setTimeSlot } from './settings/fulfilment-selection.service.ts';
export { setBillingAddress } from './settings/settings.service.ts';
export { validateCart } from './validate-cart.service.ts';
export { returnVouchers, takeVouchers } from './vouchers/take-vouchers.sql.ts';
