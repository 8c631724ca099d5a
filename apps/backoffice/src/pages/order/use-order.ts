import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { getDeskOrder } from '@korb/contracts/admin/orders/order-desk-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

const keyOf = (orderNumber: string) => ['order', orderNumber];

/** Opening an order is audited, so it is not fetched again just because the window has the focus. */
export function useOrder(orderNumber: string) {
	return useQuery({
		queryKey: keyOf(orderNumber),
		queryFn: ({ signal }) => call(getDeskOrder, { params: { orderNumber }, signal }),
		refetchOnWindowFocus: false,
	});
}

export function useOrderUpdate(): {
	replace: (order: DeskOrder) => void;
	reload: (orderNumber: string) => void;
} {
	const queries = useQueryClient();
	return {
		replace: (order) => {
			queries.setQueryData(keyOf(order.orderNumber), order);
			void queries.invalidateQueries({ queryKey: ['orders'] });
		},
		reload: (orderNumber) => void queries.invalidateQueries({ queryKey: keyOf(orderNumber) }),
	};
}
