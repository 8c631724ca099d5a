type ApiErrorParts = {
	/** 0: no response at all. */
	status: number;
	message: string;
	statusText?: string;
	errorCode?: string | null;
	code?: string | number | null;
	/** Further details from the server. */
	details?: Record<string, unknown>;
	cause?: unknown;
};

export class ApiError extends Error {
	readonly status: number;
	readonly statusText: string;
	readonly errorCode: string | null;
	/** Number of a business rule, where the cart or the wallet reports one. */
	readonly code: string | number | null;
	readonly details: Record<string, unknown>;

	constructor(parts: ApiErrorParts) {
		const { status, message, errorCode = null, code = null, details = {}, cause } = parts;
		super(message, { cause });
		this.status = status;
		this.statusText = parts.statusText ?? '';
		this.errorCode = errorCode;
		this.code = code;
		this.details = details;
	}
}

/** The request is valid and may be retried after a while. */
export function isTooOften(error: unknown): boolean {
	return error instanceof ApiError && error.status === 429;
}

export async function toApiError(answer: Response): Promise<ApiError> {
	const body: unknown = await answer.json().catch(() => null);
	const problem: Record<string, unknown> =
		typeof body === 'object' && body !== null ? { ...body } : {};
	const { errorCode, code, message } = problem as {
		errorCode?: string | number;
		code?: string | number;
		message?: string;
	};
	return new ApiError({
		status: answer.status,
		statusText: answer.statusText,
		message: message ?? answer.statusText,
		errorCode: errorCode === undefined ? null : String(errorCode),
		code: code ?? null,
		details: problem,
	});
}
