import { ApiError, isTooOften } from '../../platform/api/api-error.ts';
import { logError } from '../../platform/api/log.ts';

/** Why the order was not placed. */
export type Refusal = {
	codes: readonly string[];
	shortages: readonly { sku: string; available: number }[];
};

export function toRefusal(error: unknown): Refusal {
	if (!(error instanceof ApiError)) {
		logError('failed to place order', error);
		return { codes: ['failed'], shortages: [] };
	}
	if (isTooOften(error)) return { codes: ['tooOften'], shortages: [] };
	const { errors = [], shortages = [] } = error.details as {
		errors?: string[];
		shortages?: Refusal['shortages'];
	};
	const own = error.code === null ? [] : [String(error.code)];
	const codes = errors.length > 0 ? errors : shortages.length > 0 ? [] : own;
	const isNamed = codes.length > 0 || shortages.length > 0;
	return isNamed ? { codes, shortages } : { codes: ['failed'], shortages: [] };
}
