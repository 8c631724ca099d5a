import type { MyProducts } from '@korb/contracts/customer/favorite-endpoints';
import { getMyProducts } from '@korb/contracts/customer/favorite-paths';
import {
	type MyProductsSort,
	type MyProductsSource,
	switchesOf,
} from '@korb/domain/customer/my-products';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useStore } from '../../../platform/storage/store.ts';
import { favorites } from '../../../shop/favorites/favorites.ts';
import { refetchPersonal, usePersonalQuery } from '../../../shop/session/personal-queries.ts';

export type Choice = { source: MyProductsSource; sort: MyProductsSort };

const KEY = ['my-products'];

function load({ source, sort }: Choice, offset: number, signal?: AbortSignal) {
	const { favorites: isMarked, purchasedProducts, match } = switchesOf(source);
	const query = {
		favorites: isMarked ? 'true' : 'false',
		purchasedProducts: purchasedProducts ? 'true' : 'false',
		match,
		sort,
		offset,
	} as const;
	return api.call(getMyProducts, { query, ...(signal && { signal }) });
}

/** The chosen products, and a way to load more of them. */
export function useMyProducts(choice: Choice) {
	const first = usePersonalQuery<MyProducts>([...KEY, choice], (signal) => load(choice, 0, signal));
	const [more, setMore] = useState<{ of: unknown; pages: MyProducts[] }>();
	const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
	useRefetchOnChange();
	const pages = first.data ? [first.data, ...(more?.of === first.data ? more.pages : [])] : [];
	const products = pages.flatMap(({ results }) => results);
	const total = first.data?.total ?? 0;

	async function loadMore(): Promise<void> {
		setState('loading');
		try {
			const page = await load(choice, products.length);
			setMore({ of: first.data, pages: [...pages.slice(1), page] });
			setState('idle');
		} catch {
			setState('failed');
		}
	}

	return {
		products: first.data && products,
		aisles: first.data?.aisles ?? [],
		totals: first.data?.totals ?? null,
		total,
		isError: first.isError,
		retry: () => void first.refetch(),
		loadMore: products.length < total ? () => void loadMore() : null,
		isLoadingMore: state === 'loading',
		hasMoreFailed: state === 'failed',
	};
}

/** A heart that is set or removed here changes what is listed. */
function useRefetchOnChange(): void {
	const marked = useStore(favorites, null);
	const known = useRef(marked);
	useEffect(() => {
		if (known.current && marked && known.current !== marked) void refetchPersonal(KEY);
		known.current = marked;
	}, [marked]);
}
