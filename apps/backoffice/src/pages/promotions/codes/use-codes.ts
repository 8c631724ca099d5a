import type { DeskCode } from '@korb/contracts/admin/promotions/discount-codes';
import {
	getCodeFigures,
	getDeskCode,
	listDeskCodes,
} from '@korb/contracts/admin/promotions/discount-codes-paths';
import {
	keepPreviousData,
	useInfiniteQuery,
	useQuery,
	useQueryClient,
} from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { type CodesState, toQuery } from './codes-address.ts';

const keyOf = (code: string) => ['code', code];

export function useCodes(state: CodesState) {
	const filter = toQuery(state);
	return useInfiniteQuery({
		queryKey: ['codes', filter],
		queryFn: ({ pageParam, signal }) =>
			call(listDeskCodes, {
				query: { ...filter, ...(pageParam && { after: pageParam }) },
				signal,
			}),
		initialPageParam: '',
		getNextPageParam: ({ next }) => next,
		placeholderData: keepPreviousData,
	});
}

export function useCodeFigures() {
	return useQuery({
		queryKey: ['codeFigures'],
		queryFn: ({ signal }) => call(getCodeFigures, { signal }),
	});
}

/** `null` for a new one, which the API does not know yet. */
export function useCode(code: string | null) {
	return useQuery({
		queryKey: keyOf(code ?? ''),
		queryFn: ({ signal }) => call(getDeskCode, { params: { code: code ?? '' }, signal }),
		enabled: code !== null,
	});
}

/** Shows a change at once, and in the lists when they are opened next. */
export function useCodeUpdate(): (code: DeskCode) => void {
	const queries = useQueryClient();
	return (code) => {
		queries.setQueryData(keyOf(code.code), code);
		for (const list of ['codes', 'codeFigures']) {
			void queries.invalidateQueries({ queryKey: [list] });
		}
	};
}
