import { getCustomerOrders } from '@korb/contracts/customer/customer-paths';
import type { CustomerOrders, OrderFilter } from '@korb/contracts/order/customer-orders';
import { useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { usePersonalQuery } from '../../../shop/session/personal-queries.ts';

export type OrderSearch = { text: string; year: number | null; filter: OrderFilter | null };

export const ORDERS_KEY = ['orders'];

function load(search: OrderSearch, signal: AbortSignal | null, before: string | null) {
	const { text, year, filter } = search;
	const query = {
		...(text && { text }),
		...(year && { year }),
		...(filter && { filter }),
		...(before && { before }),
	};
	return api.call(getCustomerOrders, { query, ...(signal && { signal }) });
}

/** The orders that match, newest first, and a way to load earlier ones. */
export function useOrders(search: OrderSearch) {
	const key = [...ORDERS_KEY, search];
	const first = usePersonalQuery<CustomerOrders>(key, (signal) => load(search, signal, null));
	const [more, setMore] = useState<{ of: unknown; pages: CustomerOrders[] }>();
	const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
	const pages = first.data ? [first.data, ...(more?.of === first.data ? more.pages : [])] : [];
	const next = pages.at(-1)?.next ?? null;

	async function loadMore(): Promise<void> {
		setState('loading');
		try {
			const page = await load(search, null, next);
			setMore({ of: first.data, pages: [...pages.slice(1), page] });
			setState('idle');
		} catch {
			setState('failed');
		}
	}

	return {
		orders: first.data && pages.flatMap(({ orders }) => orders),
		total: first.data?.total ?? 0,
		years: first.data?.years ?? [],
		isError: first.isError,
		retry: () => void first.refetch(),
		loadMore: next === null ? null : () => void loadMore(),
		isLoadingMore: state === 'loading',
		hasMoreFailed: state === 'failed',
	};
}

export const everything: OrderSearch = { text: '', year: null, filter: null };
