import { ApiError, isTooOften } from '../../../platform/api/api-error.ts';

const known = ['223', '227', '228', '229', '230'] as const;
/** Why a code was not redeemed. */
export type CodeReason = (typeof known)[number] | 'unknown' | 'empty' | 'tooOften' | 'failed';

export function toCodeReason(failure: unknown): CodeReason {
	if (!(failure instanceof ApiError)) return 'failed';
	const reason = known.find((code) => code === String(failure.code));
	if (reason) return reason;
	if (isTooOften(failure)) return 'tooOften';
	return failure.status >= 400 && failure.status < 500 ? 'unknown' : 'failed';
}
