import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import type { Listing, PagePayload } from '@korb/contracts/platform/payload';
import {
	FACETS,
	isFiltered,
	type ListingAddress,
	readListing,
	toListingSearch,
} from '@korb/domain/catalogue/listing';
import { type Found, fetchApi, pageMissing } from './fetch-api.ts';
import type { LoadContext } from './load-context.ts';
import { toCanonical } from './page-meta.ts';

/** Loads one page of the product list at an API path. */
export async function loadListing(context: LoadContext, path: string): Promise<Found<Listing>> {
	const address = readListing(context.query);
	const query = new URLSearchParams(toApiQuery(context, address));
	const { body, ...found } = await fetchApi<ProductList>(context, `${path}?${query}`);
	if (address.page > 1 && body.results.length === 0)
		throw pageMissing(context, found.surrogateKeys);
	const { total, results: products, facets } = body;
	// An empty filtered list is rendered but not cached: its filters may be made up.
	const isComplete = found.isComplete && (total > 0 || !isFiltered(address));
	return { ...found, isComplete, body: { address, total, products, facets } };
}

export function toApiQuery(
	{ tenant }: LoadContext,
	{ page, sort, filters }: ListingAddress,
): Record<string, string> {
	const { productsPerPage } = tenant.config.clientRuntimeConfig;
	return {
		...Object.fromEntries(
			FACETS.flatMap((facet) => {
				const values = filters[facet];
				return values ? [[facet, values.join(',')]] : [];
			}),
		),
		offset: String((page - 1) * productsPerPage),
		pageSize: String(productsPerPage),
		sort,
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
