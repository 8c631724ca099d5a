import type { Listing } from '@korb/contracts/platform/payload';
import { useEffect, useRef } from 'react';
import { useSite } from '../../../platform/site.tsx';

/** After loading more by keyboard, focus moves to the first new product, not to the page end. */
export function useFocusOnMore({ address, products }: Listing, firstPosition: number) {
	const { productsPerPage } = useSite().config;
	const list = useRef<HTMLElement>(null);
	const shownPage = useRef(address.page);
	const firstNew = products[0]?.sku;
	useEffect(() => {
		const isMore = address.page === shownPage.current + 1;
		shownPage.current = address.page;
		const wasAdded = isMore && firstPosition <= (address.page - 2) * productsPerPage + 1;
		if (!wasAdded || firstNew === undefined) return;
		const link = list.current?.querySelector<HTMLElement>(
			`[data-product="${CSS.escape(firstNew)}"]`,
		);
		link?.focus({ preventScroll: true });
	}, [address.page, firstPosition, firstNew, productsPerPage]);
	return list;
}
