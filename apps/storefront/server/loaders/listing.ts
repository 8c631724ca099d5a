import type { ProductList, ProductSort } from '@korb/contracts/catalogue/catalogue';
import type { Listing, PagePayload } from '@korb/contracts/platform/payload';
import {
	isFiltered,
	type ListingAddress,
	readListing,
	toListingSearch,
} from '@korb/domain/catalogue/listing';
import { type Found, pageMissing } from './fetch-api.ts';
import type { LoadContext } from './load-context.ts';
import { toCanonical } from './page-meta.ts';

type ListQuery = ReturnType<typeof toApiQuery> & { sort: ProductSort };

/** Loads one page of a product list. */
export async function loadListing(
	context: LoadContext,
	fetchList: (query: ListQuery) => Promise<Found<ProductList>>,
): Promise<Found<Listing>> {
	const address = readListing(context.query);
	const { body, ...found } = await fetchList({
		...toApiQuery(context, address),
		// Read with the sorts of product lists, which are the default.
		sort: address.sort as ProductSort,
	});
	if (address.page > 1 && body.results.length === 0)
		throw pageMissing(context, found.surrogateKeys);
	const { total, results: products, facets } = body;
	// An empty filtered list is rendered but not cached: its filters may be made up.
	const isComplete = found.isComplete && (total > 0 || !isFiltered(address));
	return { ...found, isComplete, body: { address, total, products, facets } };
}

export function toApiQuery({ tenant }: LoadContext, { page, filters }: ListingAddress) {
	const { productsPerPage } = tenant.config.clientRuntimeConfig;
	return {
		...filters,
		offset: (page - 1) * productsPerPage,
		pageSize: productsPerPage,
	};
}

type ListMeta = Pick<PagePayload['meta'], 'canonical' | 'noIndex' | 'previous' | 'next'>;

/** Every page of the plain list is canonical; filtered and sorted ones are views of it. */
export function toListMeta(context: LoadContext, { address, total }: Listing): ListMeta {
	const canonical = toCanonical(context);
	const { productsPerPage } = context.tenant.config.clientRuntimeConfig;
	const pages = Math.ceil(total / productsPerPage);
	const { page } = address;
	const pageAddress = (number: number) =>
		canonical + toListingSearch({ ...readListing(new URLSearchParams()), page: number });
	const isView = isFiltered(address) || toListingSearch({ ...address, page: 1 }) !== '';
	return {
		canonical: isView ? canonical : pageAddress(page),
		noIndex: isView,
		previous: !isView && page > 1 ? pageAddress(page - 1) : null,
		next: !isView && page < pages ? pageAddress(page + 1) : null,
	};
}
