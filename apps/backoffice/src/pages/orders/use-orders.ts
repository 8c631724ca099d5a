import { listDeskOrders } from '@korb/contracts/admin/orders/order-desk-paths';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { MIN_SEARCH } from '../../orders/min-search.ts';
import { call } from '../../platform/api/api.ts';
import { useFormats } from '../../session/session.tsx';
import { type OrderListState, toFilter } from './order-views.ts';

/** Pages continue after the last order seen, so orders placed meanwhile repeat none of them. */
export function useOrders(state: OrderListState) {
	const formats = useFormats();
	const search = state.search.length < MIN_SEARCH ? '' : state.search;
	const filter = toFilter({ ...state, search }, formats);
	return useInfiniteQuery({
		queryKey: ['orders', filter],
		queryFn: ({ pageParam, signal }) =>
			call(listDeskOrders, {
				query: { ...filter, ...(pageParam && { before: pageParam }) },
				signal,
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	});
}
