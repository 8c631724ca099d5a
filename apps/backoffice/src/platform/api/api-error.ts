/** What the API answered instead of success; status 0 means that it did not answer. */
export class ApiError extends Error {
	readonly status: number;
	readonly errorCode: string | null;
	/** The reason, where an error code has several. */
	readonly code: string | null;
	readonly requestId: string | null;
	readonly details: Record<string, unknown>;

	constructor(status: number, details: Record<string, unknown> = {}, cause?: unknown) {
		const text = (name: string) =>
			details[name] === undefined || details[name] === null ? null : String(details[name]);
		super(text('message') ?? `status ${status}`, { cause });
		this.status = status;
		this.errorCode = text('errorCode');
		this.code = text('code');
		this.requestId = text('requestId');
		this.details = details;
	}
}

export function hasErrorCode(error: unknown, errorCode: string): error is ApiError {
	return error instanceof ApiError && error.errorCode === errorCode;
}
