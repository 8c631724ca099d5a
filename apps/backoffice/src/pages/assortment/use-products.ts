import { getAssortment, listDeskProducts } from '@korb/contracts/admin/assortment/assortment-paths';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';
import { type AssortmentState, toQuery } from './assortment-views.ts';

/** The API searches from three characters on. */
const MIN_SEARCH = 3;

/** Filters and counts, apart from the list: counting must not delay the rows. */
export function useAssortment(region: string | null) {
	return useQuery({
		queryKey: ['assortment', region],
		queryFn: ({ signal }) => call(getAssortment, { query: region ? { region } : {}, signal }),
		placeholderData: keepPreviousData,
	});
}

export function useProducts(state: AssortmentState) {
	const search = state.search.length < MIN_SEARCH ? '' : state.search;
	const filter = toQuery({ ...state, search });
	return useInfiniteQuery({
		queryKey: ['products', filter],
		queryFn: ({ pageParam, signal }) =>
			call(listDeskProducts, {
				query: { ...filter, ...(pageParam && { after: pageParam }) },
				signal,
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	});
}
