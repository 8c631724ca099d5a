import { type ErrorCode, errorStatus } from '@korb/contracts/platform/errors';

/**
 * A request that should not have been made, or cannot be served now. Its code decides the response.
 */
export class ApiError extends Error {
	override name = 'ApiError';
	readonly code: ErrorCode;
	readonly headers: Record<string, string>;
	/** The violated business rule, for rules of the cart or the wallet. */
	readonly rule: string | number | undefined;
	/** More members of the problem document. */
	readonly details: Record<string, unknown> = {};

	constructor(
		code: ErrorCode,
		message: string,
		headers: Record<string, string> = {},
		rule?: string | number,
	) {
		super(message);
		this.code = code;
		this.headers = headers;
		this.rule = rule;
	}

	get status(): number {
		return errorStatus[this.code];
	}
}

/** The feature of a route is off for this tenant: the route does not exist. */
export class SwitchedOff extends ApiError {
	constructor() {
		super('not_found', 'There is no such address.');
	}
}

/** Based on an old version. Carries both values, so that a person can decide. */
export class Stale extends ApiError {
	override readonly details: Record<string, unknown>;

	constructor(current: object, requested: object) {
		super('stale', 'Somebody has changed it since you read it.');
		this.details = { current, requested };
	}
}

export function notFound(thing: string): ApiError {
	return new ApiError('not_found', `There is no such ${thing}.`);
}

/** A request that violates a business rule; pages choose their text by the rule. */
export function refused(rule: string | number, message: string): ApiError {
	return new ApiError('conflict', message, {}, rule);
}

export function unavailable(reason = 'The shop cannot answer right now.'): ApiError {
	return new ApiError('unavailable', reason, { 'retry-after': '1' });
}
