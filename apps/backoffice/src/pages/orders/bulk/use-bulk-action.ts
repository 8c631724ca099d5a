import type { BulkResult } from '@korb/contracts/admin/orders/bulk-orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Selection } from './use-selection.ts';

/** Deselects what is done; what is not stays selected, to be tried in another way. */
export function useBulkAction<Input>(
	selection: Selection,
	act: (input: Input) => Promise<BulkResult>,
) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: act,
		onSuccess: ({ results }) => {
			const done = new Set(
				results.filter(({ outcome }) => outcome === 'done').map((result) => result.orderNumber),
			);
			selection.set(
				selection.orders.filter(({ orderNumber }) => done.has(orderNumber)),
				false,
			);
			for (const key of ['orders', 'order', 'today', 'audit']) {
				void queries.invalidateQueries({ queryKey: [key] });
			}
		},
	});
}
