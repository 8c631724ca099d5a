import { ApiError } from '../../platform/api/api-error.ts';

export function reasonOf(error: Error) {
	const code = error instanceof ApiError ? error.code : null;
	if (code === 'handedOver') return 'handover.tooLate';
	return code === 'cratesMissing' ? 'handover.cratesMissing' : 'notSaved';
}
