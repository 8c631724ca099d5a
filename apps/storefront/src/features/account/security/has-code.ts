import { ApiError } from '../../../platform/api/api-error.ts';

export function hasCode(error: unknown, code: string): boolean {
	return error instanceof ApiError && error.errorCode === code;
}
