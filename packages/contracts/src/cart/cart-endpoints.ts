import { z } from 'zod';
import { Product } from '../catalogue/catalogue.ts';
import { commaList } from '../catalogue/catalogue-endpoints.ts';
import { AddressInput } from '../fulfilment/address.ts';
import { at } from '../platform/endpoint-path.ts';
import { Problem, problemOf } from '../platform/errors.ts';
import { Cart, CartMode, OrderConfig } from './cart.ts';
import * as paths from './cart-paths.ts';

const problem = {
	default: problemOf(Problem, 'What went wrong; `code` names the rule that refused the change'),
};
const nothing = z.undefined().describe('No content');

const sku = z.string().min(1).max(64);
const storeQuery = z.object({
	storeId: z
		.string()
		.max(100)
		.optional()
		.describe('Until the cart has an address, products and prices are those of this store'),
});

/** Upper bound for any quantity; the limit of a product is usually lower. */
const MAX_ASKED = 9999;

/**
 * `quantity` is the new total of the product, 0 removes it. `delta` is added to the current
 * quantity when the change is applied, so changes from several tabs add up.
 */
export const CartChange = z.union([
	z.strictObject({ sku, quantity: z.int().min(0).max(MAX_ASKED) }),
	z.strictObject({ sku, delta: z.int().min(-MAX_ASKED).max(MAX_ASKED) }),
]);
export type CartChange = z.infer<typeof CartChange>;

export const MAX_BULK_ITEMS = 100;

/** Any change may carry this header; a key is applied at most once per cart. */
const changing = {
	tags: ['cart'],
	errors: ['not_found', 'conflict', 'unauthorized'] as const,
	headers: z.object({
		'idempotency-key': z
			.string()
			.regex(/^[\w-]{8,64}$/)
			.optional(),
	}),
};
const answersCart = { response: { 200: Cart, ...problem } };

export const getCart = {
	...at(paths.getCart),
	errors: ['not_found', 'unauthorized'] as const,
	tags: ['cart'],
	summary:
		'Returns the cart of this browser at current prices; 404 if there is none, 401 if the session that opens it has ended',
	...answersCart,
};

export const changeCartItem = {
	...at(paths.changeCartItem),
	...changing,
	summary: 'Adds a product, changes its quantity or removes it; creates the cart if needed',
	querystring: storeQuery,
	body: CartChange,
	...answersCart,
};

/** Why a product of a bulk change was not changed. */
export const RefusalCode = z.enum(['maxquantityreached', 'addproductaborted']);
export type RefusalCode = z.infer<typeof RefusalCode>;

export const BulkResult = z.object({
	cartDTO: Cart,
	notAddedOrUpdatedItems: z.array(z.object({ sku: z.string(), code: RefusalCode })),
});
export type BulkResult = z.infer<typeof BulkResult>;

export const changeCartItems = {
	...at(paths.changeCartItems),
	...changing,
	summary: 'Applies several changes; reports those that fail and applies the others',
	querystring: storeQuery,
	body: z.array(CartChange).min(1).max(MAX_BULK_ITEMS),
	response: { 200: BulkResult, ...problem },
};

export const removeAllCartItems = {
	...at(paths.removeAllCartItems),
	...changing,
	summary: 'Empties the cart',
	...answersCart,
};

export const removeCartItems = {
	...at(paths.removeCartItems),
	...changing,
	summary: 'Removes line items; idempotent',
	querystring: z.object({
		lineItemIds: commaList(MAX_BULK_ITEMS).pipe(z.array(z.string()).min(1)),
	}),
	...answersCart,
};

const code = z.string().trim().min(1).max(64);

export const addDiscountCode = {
	...at(paths.addDiscountCode),
	...changing,
	summary: 'Redeems a discount code; rejected with 223, 227, 228 or 229 in `code`',
	body: z.object({ code }),
	...answersCart,
};

export const removeDiscountCode = {
	...at(paths.removeDiscountCode),
	...changing,
	summary: 'Removes a discount code, which can then be used again',
	querystring: z.object({ code }),
	...answersCart,
};

export const setDistributionAddress = {
	...at(paths.setDistributionAddress),
	...changing,
	summary: 'Chooses a delivery address or a store; releases a held window',
	body: AddressInput,
	...answersCart,
};

export const setTimeSlot = {
	...at(paths.setTimeSlot),
	...changing,
	summary: 'Holds a place in a window for this cart; null releases it',
	body: z.object({ id: z.uuid().nullable() }),
	...answersCart,
};

export const setBillingAddress = {
	...at(paths.setBillingAddress),
	...changing,
	summary: 'Sets the billing address',
	body: AddressInput,
	...answersCart,
};

export const setCartMode = {
	...at(paths.setCartMode),
	...changing,
	summary: 'ADDON makes the cart an add-on to an order; without an order number it becomes REGULAR',
	body: z.object({
		mode: CartMode,
		orderNumber: z.string().trim().min(1).max(40).nullable().default(null),
	}),
	...answersCart,
};

export const setCrateDeposit = {
	...at(paths.setCrateDeposit),
	...changing,
	summary: 'Chooses whether to deliver in crates with a deposit',
	body: z.object({ crateDepositDesired: z.boolean() }),
	...answersCart,
};

export const CartValidation = z.object({
	cartDTO: Cart,
	errors: z.array(z.string()).describe('Codes such as 005 or 141'),
});
export type CartValidation = z.infer<typeof CartValidation>;

export const validateCart = {
	...at(paths.validateCart),
	errors: ['not_found', 'unauthorized'] as const,
	tags: ['cart'],
	summary: 'Validates the cart for checkout',
	response: { 200: CartValidation, ...problem },
};

export const resetCart = {
	...at(paths.resetCart),
	...changing,
	summary: 'Reopens a finalised cart; detaches an ordered one (204)',
	response: { 200: Cart, 204: nothing, ...problem },
};

export const resetCartCookies = {
	...at(paths.resetCartCookies),
	tags: ['cart'],
	summary: 'Detaches the cart from this browser',
	response: { 204: nothing, ...problem },
};

export const setCartCustomer = {
	...at(paths.setCartCustomer),
	tags: ['cart'],
	errors: ['not_found', 'conflict', 'unauthorized'] as const,
	summary:
		'Gives the cart of this browser to the signed-in customer; the customer’s earlier cart is dropped',
	querystring: z.object({ anonymousCartId: z.uuid() }),
	...answersCart,
};

/** Why a product of the two carts is not in the merged one, or not in full. */
export const LeftBehind = z.object({
	product: Product,
	quantity: z.int().describe('How many do not come along'),
	reason: z.enum(['unavailable', 'maxQuantity']),
});
export type LeftBehind = z.infer<typeof LeftBehind>;

/** Nothing to decide unless both carts exist and the customer’s has line items. */
export const CartMerge = z.object({
	anonymousCart: Cart.nullable().describe('Of this browser, from before the sign-in'),
	customerCart: Cart.nullable(),
	customerCartChangedOn: z.iso.date().nullable(),
	mergedCart: Cart.nullable().describe('What merging would result in'),
	leftBehind: z.array(LeftBehind),
});
export type CartMerge = z.infer<typeof CartMerge>;

export const getCartMerge = {
	...at(paths.getCartMerge),
	tags: ['cart'],
	errors: ['unauthorized'] as const,
	summary: 'Compares the cart of this browser with that of the signed-in customer',
	response: { 200: CartMerge, ...problem },
};

export const mergeCart = {
	...at(paths.mergeCart),
	tags: ['cart'],
	errors: ['not_found', 'conflict', 'unauthorized'] as const,
	summary:
		'Adds the cart of this browser to that of the signed-in customer; quantities of the same product add up',
	params: z.object({ id: z.uuid() }),
	...answersCart,
};

export const getOrderConfig = {
	...at(paths.getOrderConfig),
	tags: ['cart'],
	summary: 'Returns the order limits',
	response: { 200: OrderConfig, ...problem },
};

/** Forms of pages without JavaScript: URL-encoded, answered with 303 to `returnTo`. */
const returnTo = z.string().max(300).default('/');
const wholeNumber = (min: number) => z.coerce.number().int().min(min).max(MAX_ASKED);

export const postItemForm = {
	...at(paths.postItemForm),
	tags: ['cart forms'],
	summary: 'Adds `delta` of a product or sets its `quantity`',
	body: z.object({
		sku,
		quantity: wholeNumber(0).optional(),
		delta: wholeNumber(-MAX_ASKED).optional(),
		returnTo,
	}),
};

export const postRemoveForm = {
	...at(paths.postRemoveForm),
	tags: ['cart forms'],
	summary: 'Removes a line item, or all with `all`',
	body: z.object({ lineItemId: z.string().min(1).max(64), returnTo }),
};

export const postDiscountCodeForm = {
	...at(paths.postDiscountCodeForm),
	tags: ['cart forms'],
	summary: 'Redeems or removes a discount code',
	body: z.object({ code, action: z.enum(['add', 'remove']).default('add'), returnTo }),
};
