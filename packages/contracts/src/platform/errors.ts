import { z } from 'zod';

/** Every error code of the API and its HTTP status. */
export const errorStatus = {
	bad_request: 400,
	/** Too easy to guess, or on the list of common passwords. */
	password_refused: 400,
	csrf_refused: 403,
	login_refused: 403,
	/** Card number, date of birth and postcode do not belong together. */
	card_refused: 403,
	/** A code from an email is needed as well. */
	code_required: 403,
	/** The customer has switched the second step on: the code alone is not enough. */
	password_required: 403,
	/** The sign-in is not recent enough for this change, and no password was sent. */
	reauthentication_required: 403,
	/** The role of the person does not include this. */
	forbidden: 403,
	/** A passkey or an authenticator app has to be set up first. */
	second_factor_required: 403,
	signature_refused: 401,
	unauthorized: 401,
	payment_failed: 402,
	not_found: 404,
	method_not_allowed: 405,
	request_timeout: 408,
	conflict: 409,
	/** Based on a version that somebody has changed since. */
	stale: 409,
	link_expired: 410,
	payload_too_large: 413,
	unsupported_media_type: 415,
	unknown_host: 421,
	invalid_document: 422,
	captcha_required: 428,
	too_many_requests: 429,
	internal: 500,
	unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

export const Problem = z.object({
	type: z.literal('about:blank'),
	title: z.string(),
	status: z.int(),
	errorCode: z.string(),
	message: z.string(),
	requestId: z.string(),
	/** Number of a business rule, where the cart or the wallet reports one. */
	code: z.union([z.string(), z.number()]).optional(),
});
export type Problem = z.infer<typeof Problem>;

/** Documents an error response of an endpoint. */
export const problemOf = (schema: z.ZodType, description: string) => ({
	description,
	content: { 'application/problem+json': { schema } },
});

export const problem = { default: problemOf(Problem, 'What went wrong') };
