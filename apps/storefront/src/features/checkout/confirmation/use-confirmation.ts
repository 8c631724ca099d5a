import { getConfirmation } from '@korb/contracts/order/checkout-paths';
import type { Order } from '@korb/contracts/order/orders';
import type { ErrorCodeOf } from '@korb/contracts/platform/endpoint-types';
import { api } from '../../../platform/api/api.ts';
import { ApiError } from '../../../platform/api/api-error.ts';
import { useQuery } from '../../../platform/queries/queries.ts';

/** The last order placed in this browser; null when there is none. */
export const confirmationQuery = {
	queryKey: ['confirmation'],
	// A placed order does not change on refetch.
	staleTime: Number.POSITIVE_INFINITY,
	queryFn: async (): Promise<Order | null> => {
		try {
			return await api.call(getConfirmation);
		} catch (error) {
			const missing = 'not_found' satisfies ErrorCodeOf<typeof getConfirmation>;
			if (error instanceof ApiError && error.errorCode === missing) return null;
			throw error;
		}
	},
};

export function useConfirmation() {
	return useQuery(confirmationQuery);
}
