import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { Listing, PagePayload } from '@korb/contracts/platform/payload';
import { listingHref } from '@korb/domain/catalogue/listing';
import { pageKey, toPageAddress } from '../../../platform/navigation/page-address.ts';
import { useLocation } from '../../../platform/navigation/router/shown-page.ts';
import { browserQueries } from '../../../platform/queries/browser-queries.ts';
import { useSite } from '../../../platform/site.tsx';

/** History state of an entry reached by "more": the first page of the list above it. */
export type MoreState = { fromPage: number };

/**
 * The products of this page and of earlier pages that are still in memory. A page loaded by its URL
 * starts with itself, as the server rendered it.
 */
export function useListedProducts(
	listing: Listing,
	path: string,
): { products: Product[]; firstPosition: number } {
	const { state } = useLocation() as { state: MoreState | null };
	const { productsPerPage } = useSite().config;
	const { address } = listing;
	let products = listing.products;
	let first = address.page;
	while (first > (state?.fromPage ?? first)) {
		const { pathname, search } = new URL(
			listingHref(path, { ...address, page: first - 1 }),
			'http://korb.invalid',
		);
		const key = pageKey(toPageAddress({ pathname, search }));
		const earlier = browserQueries.client?.getQueryData<PagePayload>(key);
		const part = earlier && listingOf(earlier);
		if (!part) break;
		products = [...part.products, ...products];
		first--;
	}
	return { products, firstPosition: (first - 1) * productsPerPage + 1 };
}

function listingOf(payload: PagePayload): Listing | null {
	if (payload.kind === 'search') return payload.search.listing;
	return 'listing' in payload ? payload.listing : null;
}
