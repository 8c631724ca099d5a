import { type ErrorCode, errorStatus } from '@korb/contracts/errors';

/** A request that should not have been made, or cannot be served now. Its code says what to answer. */
export class ApiError extends Error {
	override name = 'ApiError';
	readonly code: ErrorCode;
	readonly headers: Record<string, string>;

	constructor(code: ErrorCode, message: string, headers: Record<string, string> = {}) {
		super(message);
		this.code = code;
		this.headers = headers;
	}

	get status(): number {
		return errorStatus[this.code];
	}
}

export function notFound(thing: string): ApiError {
	return new ApiError('not_found', `There is no such ${thing}.`);
}

export function unavailable(reason = 'The shop cannot answer right now.'): ApiError {
	return new ApiError('unavailable', reason, { 'retry-after': '1' });
}
