import type { Order } from '@korb/contracts/order/orders';
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
			return await api.get<Order>('/api/checkout/confirmation');
		} catch (error) {
			if (error instanceof ApiError && error.status === 404) return null;
			throw error;
		}
	},
};

export function useConfirmation() {
	return useQuery(confirmationQuery);
}
