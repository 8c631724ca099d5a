import { z } from 'zod';

/** The protocol between the sandbox provider and its clients. */

const cents = z.int().min(1).max(100_000_000);

export const SandboxMethod = z.enum(['card', 'paypal', 'apple-pay']);
export type SandboxMethod = z.infer<typeof SandboxMethod>;

export const SandboxStatus = z.enum([
	'open',
	/** The bank requires authentication of the payer (3-D Secure). */
	'challenge',
	'authorised',
	'captured',
	'declined',
	/** Abandoned before any money was reserved. */
	'cancelled',
	/** Released after it was reserved. */
	'voided',
]);
export type SandboxStatus = z.infer<typeof SandboxStatus>;

const SandboxCard = z.object({
	brand: z.string(),
	lastDigits: z.string().length(4),
	expiryMonth: z.int(),
	expiryYear: z.int(),
});
export type SandboxCard = z.infer<typeof SandboxCard>;

export const SandboxPaymentRequest = z.strictObject({
	/** The shop's own reference. */
	reference: z.string().min(1).max(100),
	method: SandboxMethod,
	amountCents: cents,
	currency: z.string().regex(/^[A-Z]{3}$/),
	locale: z.string().max(20),
	shopName: z.string().min(1).max(100),
	returnUrl: z.url({ protocol: /^https?$/ }),
	/** The shop's own id of the payer; required to save or use a stored method. */
	customer: z.string().max(100).nullable().default(null),
	saveMethod: z.boolean().default(false),
	savedMethodId: z.string().max(100).nullable().default(null),
});
export type SandboxPaymentRequest = z.infer<typeof SandboxPaymentRequest>;

export const SandboxPayment = z.object({
	id: z.string(),
	reference: z.string(),
	method: SandboxMethod,
	status: SandboxStatus,
	amountCents: z.int(),
	currency: z.string(),
	authorisedCents: z.int(),
	capturedCents: z.int(),
	refundedCents: z.int(),
	errorCode: z.string().nullable(),
	card: SandboxCard.nullable(),
	savedMethodId: z.string().nullable(),
	/** The hosted page; null once the payment has been decided. */
	url: z.string().nullable(),
	createdAt: z.iso.datetime(),
});
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** Newest first; since a point in time oldest first, page by page until one is empty. */
export const SandboxPaymentQuery = z.strictObject({
	since: z.iso.datetime().optional(),
	after: z.string().max(100).optional(),
});
export const SandboxPaymentList = z.object({ results: z.array(SandboxPayment) });

/** `isFinal` releases the rest of the reservation. */
export const SandboxCapture = z.strictObject({ amountCents: cents, isFinal: z.boolean() });
export const SandboxRefund = z.strictObject({ amountCents: cents });

export const SandboxProblem = z.object({ code: z.string(), message: z.string() });
export type SandboxProblem = z.infer<typeof SandboxProblem>;

export const SandboxEvent = z.object({
	type: z.string().regex(/^payment\.[a-z]+$/),
	data: z.object({ paymentId: z.string(), reference: z.string(), status: SandboxStatus }),
});
export type SandboxEvent = z.infer<typeof SandboxEvent>;

/** Failures to inject into a payment. */
export const SandboxScript = z.strictObject({
	/** Declined with this code, whatever is typed. */
	decline: z.string().max(60).nullable().default(null),
	/** Refunds are declined with this code. */
	declineRefunds: z.string().max(60).nullable().default(null),
	delayMs: z.int().min(0).max(60_000).default(0),
	/** The operation succeeds but its response is lost, this many times per key. */
	loseAnswers: z
		.strictObject({
			operation: z.enum(['create', 'status', 'capture', 'void', 'refund']),
			times: z.int().min(1).max(1000),
			/** Responds with 500 instead. */
			isError: z.boolean().optional(),
		})
		.nullable()
		.default(null),
	webhook: z.enum(['once', 'duplicate', 'early', 'late', 'never']).default('once'),
	lateMs: z.int().min(0).max(259_200_000).default(30_000),
	/** The reserved amount differs from the requested one. */
	changeAmountCents: z.int().min(-100_000_000).max(100_000_000).default(0),
});
export type SandboxScript = z.infer<typeof SandboxScript>;
