import type { SavedMethods } from '@korb/contracts/customer/payment-method-endpoints';
import { getSavedMethods } from '@korb/contracts/customer/payment-method-paths';
import { api } from '../../platform/api/api.ts';
import { usePersonalQuery } from '../session/personal-queries.ts';

export const METHODS_KEY = ['payment-methods'];

/** The saved payment methods of the signed-in customer. */
export function useMethodsQuery(isEnabled = true) {
	return usePersonalQuery<SavedMethods>(
		METHODS_KEY,
		(signal) => api.call(getSavedMethods, { signal }),
		isEnabled,
	);
}
