import type { PhonePlacement } from '@korb/contracts/admin/orders/phone-orders';
import { placePhoneOrder } from '@korb/contracts/admin/orders/phone-orders-paths';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../platform/api/api.ts';
import { ApiError } from '../../platform/api/api-error.ts';

/** A draft becomes one order, so a lost answer is asked for again. */
export function usePlace(draftId: string) {
	const navigate = useNavigate();
	const queries = useQueryClient();
	return useMutation({
		mutationFn: (body: PhonePlacement) => call(placePhoneOrder, { params: { draftId }, body }),
		retry: (count, error) => count < 2 && error instanceof ApiError && error.status === 0,
		onSuccess: ({ orderNumber }) => {
			void navigate(`/orders/${orderNumber}`, { replace: true });
			void queries.invalidateQueries({ queryKey: ['orders'] });
		},
		onError: () => void queries.invalidateQueries({ queryKey: ['phone-order', draftId] }),
	});
}
