type ApiErrorParts = {
	/** 0: no answer came at all. */
	status: number;
	message: string;
	errorCode?: string | null;
	code?: string | number | null;
	cause?: unknown;
};

export class ApiError extends Error {
	readonly status: number;
	readonly errorCode: string | null;
	/** Number of a business rule, where the cart or the wallet names one. */
	readonly code: string | number | null;

	constructor({ status, message, errorCode = null, code = null, cause }: ApiErrorParts) {
		super(message, { cause });
		this.status = status;
		this.errorCode = errorCode;
		this.code = code;
	}
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
		message: message ?? answer.statusText,
		errorCode: errorCode === undefined ? null : String(errorCode),
		code: code ?? null,
	});
}
