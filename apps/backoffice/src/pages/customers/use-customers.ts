import { listDeskCustomers } from '@korb/contracts/admin/customers/customer-desk-paths';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call } from '../../platform/api/api.ts';

/** Shorter ones match too many to be an answer. */
const MIN_SEARCH = 3;

export function useCustomers(search: string) {
	const isEnough = search.length >= MIN_SEARCH;
	return useQuery({
		queryKey: ['customers', search],
		queryFn: ({ signal }) => call(listDeskCustomers, { query: { search }, signal }),
		enabled: isEnough,
		...(isEnough && { placeholderData: keepPreviousData }),
	});
}
