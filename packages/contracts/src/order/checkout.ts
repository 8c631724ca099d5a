import { orderMethodKeys, paymentMethodKeys } from '@korb/domain/payment/payment-methods';
import { z } from 'zod';
import { Cart } from '../cart/cart.ts';
import { at } from '../platform/endpoint-path.ts';
import { Problem, problem, problemOf } from '../platform/errors.ts';
import * as paths from './checkout-paths.ts';
import { Order, SubstitutionPreference } from './orders.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const PaymentMethodKey = z.enum(paymentMethodKeys);
export type PaymentMethodKey = z.infer<typeof PaymentMethodKey>;

export const OrderMethodKey = z.enum(orderMethodKeys);
export type OrderMethodKey = z.infer<typeof OrderMethodKey>;

export const PaymentInitiator = z.enum(['REDIRECT', 'UNKNOWN', 'WEBHOOK']);
export type PaymentInitiator = z.infer<typeof PaymentInitiator>;

export const PaymentMethodType = z.enum(['ONE_TIER', 'TWO_TIER', 'UNKNOWN', 'WALLET']);
export type PaymentMethodType = z.infer<typeof PaymentMethodType>;

export const CardBrand = z.enum(['American Express', 'Diners Club', 'Mastercard', 'Visa']);
export type CardBrand = z.infer<typeof CardBrand>;

/** A failed payment. `code` goes into the URL of the checkout as `paymentError`. */
export const PaymentProblem = Problem.extend({
	code: z.union([z.string(), z.number()]),
	paymentInitiator: PaymentInitiator,
	customPayload: z.object({
		paymentError: z.object({ code: z.string(), description: z.string() }),
	}),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** What prevents this cart from being ordered, with the codes of cart validation. */
export const FinalizeProblem = Problem.extend({
	errors: z.array(z.string()).default([]),
	/** Products with insufficient stock, and how much is left. */
	shortages: z.array(z.object({ sku: z.string(), available: z.int() })).default([]),
});
export type FinalizeProblem = z.infer<typeof FinalizeProblem>;

export const OfferedMethod = z.object({
	methodKey: PaymentMethodKey,
	methodType: PaymentMethodType,
	/** Paid on the provider's page; Apple Pay is only shown if the browser supports it. */
	isOnline: z.boolean(),
	/** Why it cannot be used for this order. */
	refusal: z.enum(['onlyDelivery', 'onlyCollect', 'onlyCompanies', 'providerDown']).nullable(),
	amountPlanned: cents.describe('The amount expected to be paid with this method'),
	amountReserved: cents.describe(
		'The amount authorised with this method, the most it can be charged',
	),
});
export type OfferedMethod = z.infer<typeof OfferedMethod>;

export const getPaymentMethods = {
	...at(paths.getPaymentMethods),
	errors: ['not_found', 'unauthorized'] as const,
	tags: ['checkout'],
	summary: 'Lists the payment methods for this cart, in display order',
	response: { 200: z.object({ methods: z.array(OfferedMethod) }), ...problem },
};

export const addCartPayment = {
	...at(paths.addCartPayment),
	errors: ['not_found', 'conflict', 'unauthorized'] as const,
	tags: ['checkout'],
	summary: 'Chooses the payment method of the cart; `amount` is a hint, the server decides',
	description:
		'`gift-card` uses the wallet of the customer first, in addition to the other method.',
	body: z.strictObject({
		methodKey: OrderMethodKey,
		brandName: z.string().max(60).default(''),
		amount: cents.min(0).optional(),
	}),
	response: { 200: Cart, ...problem },
};

export const cleanCartPayments = {
	...at(paths.cleanCartPayments),
	errors: ['not_found', 'conflict', 'unauthorized'] as const,
	tags: ['checkout'],
	summary: 'Clears the payment method of the cart',
	response: { 200: Cart, ...problem },
};

export const removeCartPayment = {
	...at(paths.removeCartPayment),
	errors: ['not_found', 'conflict', 'unauthorized'] as const,
	tags: ['checkout'],
	summary: 'Removes a payment from the cart; idempotent',
	params: z.object({ key: OrderMethodKey }),
	response: { 200: Cart, ...problem },
};

export const MAX_NOTE = 240;

export const FinalizeRequest = z.strictObject({
	/** `gift-card` when gift cards pay everything. */
	methodKey: OrderMethodKey,
	brandName: z.string().max(60).default(''),
	/** Keeps the card for later payments; only for customers who pay by a new card. */
	saveMethod: z.boolean().default(false),
	setPrimary: z.boolean().default(false),
	/** Pays with this saved card of the customer, which must not have expired. */
	savedMethodId: z.uuid().optional(),
	/** A path of the shop to return to; defaults to its payment return page. */
	returnUrl: z.string().max(300).optional(),
	/**
	 * The total on the order button. If it no longer matches, the order is rejected. Without it,
	 * unavailable products reject the order instead of being left out.
	 */
	expectedTotal: cents.min(0).optional(),
	/** What gift cards pay of it. If they no longer cover it, the order is rejected with 261. */
	expectedCovered: cents.min(0).optional(),
	/** For the driver or the store. */
	note: z.string().trim().max(MAX_NOTE).default(''),
	substitution: SubstitutionPreference.default('replace'),
	/** Overrides for single line items. */
	substitutions: z
		.array(
			z.strictObject({ lineItemId: z.string().min(1).max(64), preference: SubstitutionPreference }),
		)
		.max(100)
		.default([]),
});
export type FinalizeRequest = z.infer<typeof FinalizeRequest>;

export const Finalized = z.object({
	cartDTO: Cart,
	/** Where to redirect: the provider's page, or the shop's payment return page. */
	redirectUrl: z.string(),
	/** Identifies this payment attempt in `POST /api/checkout`. */
	checkoutId: z.string(),
});
export type Finalized = z.infer<typeof Finalized>;

export const finalizeCart = {
	...at(paths.finalizeCart),
	errors: ['not_found', 'conflict', 'payment_failed', 'unauthorized'] as const,
	tags: ['checkout'],
	summary: 'Freezes the cart and its prices, reserves stock and window, and creates the payment',
	body: FinalizeRequest,
	response: {
		200: Finalized,
		402: problemOf(PaymentProblem, 'The provider does not want this payment'),
		409: problemOf(FinalizeProblem, 'Something has changed; the cart is as open as before'),
		...problem,
	},
};

/**
 * Only `checkoutId` matters; everything else is a hint for texts and tracking, and `WEBHOOK` counts
 * as `UNKNOWN`.
 */
export const CheckoutRequest = z.object({
	/** Empty if the browser lost it: then the latest attempt of its cart is used. */
	checkoutId: z.string().max(100).default(''),
	paymentBrandName: z.string().max(60).default(''),
	paymentMethodKey: z.string().max(60).default(''),
	provider: z.string().max(60).default(''),
	paymentInitiator: PaymentInitiator.catch('UNKNOWN').default('UNKNOWN'),
	paymentMethodType: PaymentMethodType.catch('UNKNOWN').default('UNKNOWN'),
	paymentType: z.string().max(60).default(''),
	savePaymentMethod: z.boolean().default(false),
	setPrimary: z.boolean().default(false),
});
export type CheckoutRequest = z.infer<typeof CheckoutRequest>;

export const CheckoutDone = z.object({
	orderNumber: z.string(),
	/** As ordered. */
	cart: Cart,
	order: Order,
});
export type CheckoutDone = z.infer<typeof CheckoutDone>;

/** The provider has not decided yet, or is unreachable. Poll again; never pay again. */
export const CheckoutPending = z.object({ state: z.literal('pending'), retryAfterMs: z.int() });
export type CheckoutPending = z.infer<typeof CheckoutPending>;

export const postCheckout = {
	...at(paths.postCheckout),
	errors: ['not_found', 'payment_failed'] as const,
	tags: ['checkout'],
	summary: 'Places the order of a paid cart; idempotent',
	body: CheckoutRequest,
	response: {
		200: CheckoutDone,
		202: CheckoutPending,
		402: problemOf(PaymentProblem, 'Not paid; the cart is open again'),
		...problem,
	},
};

export const getConfirmation = {
	...at(paths.getConfirmation),
	errors: ['not_found', 'link_expired'] as const,
	tags: ['checkout'],
	summary: 'Returns the last order of this browser; 404 if there is none',
	response: { 200: Order, ...problem },
};

const Provider = z.string().regex(/^[a-z]{1,20}$/);

export const postPaymentEvent = {
	...at(paths.postPaymentEvent),
	errors: ['not_found', 'signature_refused'] as const,
	tags: ['internal'],
	summary: 'Accepts a signed event of a payment provider; responds once it is stored',
	params: z.object({ provider: Provider }),
};

export const postTenantPaymentEvent = {
	...at(paths.postTenantPaymentEvent),
	errors: ['not_found', 'signature_refused'] as const,
	tags: ['internal'],
	summary: "The same, signed with the secret of the tenant's own account",
	params: z.object({ provider: Provider, tenantId: z.string().min(1).max(100) }),
};
