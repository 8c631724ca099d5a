import { paymentMethodKeys } from '@korb/domain/payment-methods';
import { z } from 'zod';
import { Cart } from './cart.ts';
import { Problem, problem, problemOf } from './errors.ts';
import { Order, SubstitutionPreference } from './orders.ts';

const cents = z.int().describe('Cents of the shop’s currency');

export const PaymentMethodKey = z.enum(paymentMethodKeys);
export type PaymentMethodKey = z.infer<typeof PaymentMethodKey>;

export const PaymentInitiator = z.enum(['REDIRECT', 'UNKNOWN', 'WEBHOOK']);
export type PaymentInitiator = z.infer<typeof PaymentInitiator>;

export const PaymentMethodType = z.enum(['ONE_TIER', 'TWO_TIER', 'UNKNOWN', 'WALLET']);
export type PaymentMethodType = z.infer<typeof PaymentMethodType>;

export const CardBrand = z.enum(['American Express', 'Diners Club', 'Mastercard', 'Visa']);
export type CardBrand = z.infer<typeof CardBrand>;

/** A payment that went wrong. `code` goes into the address of the checkout as `paymentError`. */
export const PaymentProblem = Problem.extend({
	code: z.union([z.string(), z.number()]),
	paymentInitiator: PaymentInitiator,
	customPayload: z.object({
		paymentError: z.object({ code: z.string(), description: z.string() }),
	}),
});
export type PaymentProblem = z.infer<typeof PaymentProblem>;

/** What stands between this cart and an order, with codes as in cart validation. */
export const FinalizeProblem = Problem.extend({
	errors: z.array(z.string()).default([]),
	/** Articles of which there is not enough left, and how much there is. */
	shortages: z.array(z.object({ sku: z.string(), available: z.int() })).default([]),
});
export type FinalizeProblem = z.infer<typeof FinalizeProblem>;

export const OfferedMethod = z.object({
	methodKey: PaymentMethodKey,
	methodType: PaymentMethodType,
	/** Paid on the provider's page; Apple Pay is shown only where the browser knows it. */
	isOnline: z.boolean(),
	/** Why it cannot be used for this order. */
	refusal: z.enum(['onlyDelivery', 'onlyCollect', 'onlyCompanies', 'providerDown']).nullable(),
	amountPlanned: cents.describe('What is expected to be paid this way'),
	amountReserved: cents.describe('The most that is reserved and can be charged this way'),
});
export type OfferedMethod = z.infer<typeof OfferedMethod>;

export const getPaymentMethods = {
	tags: ['checkout'],
	summary: 'How this cart can be paid, in the order in which the shop wants to show it',
	response: { 200: z.object({ methods: z.array(OfferedMethod) }), ...problem },
};

export const addCartPayment = {
	tags: ['checkout'],
	summary: 'Notes how the cart will be paid; `amount` is a hint, the server decides',
	body: z.strictObject({
		methodKey: PaymentMethodKey,
		brandName: z.string().max(60).default(''),
		amount: cents.min(0).optional(),
	}),
	response: { 200: Cart, ...problem },
};

export const cleanCartPayments = {
	tags: ['checkout'],
	summary: 'Forgets how the cart should be paid',
	response: { 200: Cart, ...problem },
};

export const removeCartPayment = {
	tags: ['checkout'],
	summary: 'Takes one payment off the cart; gone already is as good',
	params: z.object({ key: PaymentMethodKey }),
	response: { 200: Cart, ...problem },
};

export const MAX_NOTE = 240;

export const FinalizeRequest = z.strictObject({
	methodKey: PaymentMethodKey,
	brandName: z.string().max(60).default(''),
	saveMethod: z.boolean().default(false),
	setPrimary: z.boolean().default(false),
	/** A path of the shop to come back to; its own payment return where missing. */
	returnUrl: z.string().max(300).optional(),
	/**
	 * What the shopper saw on the button. When it costs something else by now, nothing is ordered;
	 * without it, articles that cannot be had refuse the order instead of being left out.
	 */
	expectedTotal: cents.min(0).optional(),
	/** For whoever brings or hands over the goods. */
	note: z.string().trim().max(MAX_NOTE).default(''),
	substitution: SubstitutionPreference.default('replace'),
	/** Where single articles differ from that. */
	substitutions: z
		.array(z.strictObject({ lineItemId: z.string().min(1).max(64), wish: SubstitutionPreference }))
		.max(100)
		.default([]),
});
export type FinalizeRequest = z.infer<typeof FinalizeRequest>;

export const Finalized = z.object({
	cartDTO: Cart,
	/** Where to go now: the provider's page, or the shop's own payment return. */
	redirectUrl: z.string(),
	/** Names this attempt to pay in `POST /api/checkout`. */
	checkoutId: z.string(),
});
export type Finalized = z.infer<typeof Finalized>;

export const finalizeCart = {
	tags: ['checkout'],
	summary: 'Freezes the cart at its prices, keeps goods and window, and begins to pay',
	body: FinalizeRequest,
	response: {
		200: Finalized,
		402: problemOf(PaymentProblem, 'The provider does not want this payment'),
		409: problemOf(FinalizeProblem, 'Something has changed; the cart is as open as before'),
		...problem,
	},
};

/** Only `checkoutId` matters; all else is a hint for texts and tracking, and `WEBHOOK` counts as `UNKNOWN`. */
export const CheckoutRequest = z.object({
	/** Empty where a browser lost it: then it is the latest attempt of its cart. */
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
	/** As it was ordered. */
	cart: Cart,
	order: Order,
});
export type CheckoutDone = z.infer<typeof CheckoutDone>;

/** The provider has not decided yet, or cannot be asked right now. Ask again; never pay again. */
export const CheckoutPending = z.object({ state: z.literal('pending'), retryAfterMs: z.int() });
export type CheckoutPending = z.infer<typeof CheckoutPending>;

export const postCheckout = {
	tags: ['checkout'],
	summary: 'Turns a paid cart into an order, once, however often it is asked',
	body: CheckoutRequest,
	response: {
		200: CheckoutDone,
		202: CheckoutPending,
		402: problemOf(PaymentProblem, 'Not paid; the cart is open again'),
		...problem,
	},
};

export const getConfirmation = {
	tags: ['checkout'],
	summary: 'The order this browser has placed last; 404 when there is none',
	response: { 200: Order, ...problem },
};

export const postPaymentEvent = {
	tags: ['internal'],
	summary: 'Takes a signed event of a payment provider; answers only once it is stored',
	params: z.object({ provider: z.string().regex(/^[a-z]{1,20}$/) }),
};
