import { toSearch } from '../routing/page-parameters.ts';

/** Sort orders of a product list, as offered; the first is the default and omitted from URLs. */
export const PRODUCT_SORTS = [
	'category',
	'popularity',
	'price',
	'unitprice',
	'discount',
	'alphabetically',
	'chronologically',
] as const;
export const DEFAULT_SORT = PRODUCT_SORTS[0];

/** The same for search hits, where category and name say little. */
export const SEARCH_SORTS = ['relevance', 'popularity', 'price', 'unitprice', 'discount'] as const;
export const DEFAULT_SEARCH_SORT = SEARCH_SORTS[0];

export type Sort = (typeof PRODUCT_SORTS | typeof SEARCH_SORTS)[number];
export type Sorts = readonly [Sort, ...Sort[]];

/** In display order. */
export const FACETS = [
	'category',
	'offers',
	'labels',
	'origin',
	'price',
	'brand',
	'availability',
] as const;
export type FacetKey = (typeof FACETS)[number];

/** The state of a list in its URL: page, sort order and filters. */
export type ListingAddress = {
	page: number;
	sort: Sort;
	filters: Partial<Record<FacetKey, string[]>>;
};

const MAX_VALUES = 50;
const MAX_PAGE = 4000;

/** Invalid values are ignored. */
export function readListing(query: URLSearchParams, sorts: Sorts = PRODUCT_SORTS): ListingAddress {
	const page = Number(query.get('page') ?? 1);
	const sort = sorts.find((name) => name === query.get('sort'));
	const filters: ListingAddress['filters'] = {};
	for (const facet of FACETS) {
		const values = readValues(query.get(facet) ?? '').map((value) => fromAddress(facet, value));
		if (values.length > 0) filters[facet] = values;
	}
	return {
		page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1,
		sort: sort ?? sorts[0],
		filters,
	};
}

/** `?labels=vegan&page=2`; defaults are omitted, so that a list has a single URL. */
export function toListingSearch({ page, sort, filters }: ListingAddress): string {
	const query = new URLSearchParams();
	for (const facet of FACETS) {
		const values = filters[facet]?.map((value) => toAddress(facet, value)) ?? [];
		if (values.length > 0) query.set(facet, values.toSorted().join(','));
	}
	if (page > 1) query.set('page', String(page));
	if (sort !== DEFAULT_SORT && sort !== DEFAULT_SEARCH_SORT) query.set('sort', sort);
	return toSearch(query);
}

/** The URL of a list; `path` may have a query of its own, as for a search. */
export function listingHref(path: string, address: ListingAddress): string {
	const search = toListingSearch(address);
	return path + (path.includes('?') ? search.replace('?', '&') : search);
}

/** Changing a filter returns to the first page. */
export function toggleFilter(
	listing: ListingAddress,
	facet: FacetKey,
	value: string,
): ListingAddress {
	const { [facet]: chosen = [], ...others } = listing.filters;
	const next = chosen.includes(value)
		? chosen.filter((other) => other !== value)
		: [...chosen, value];
	const filters = next.length > 0 ? { ...others, [facet]: next } : others;
	return { ...listing, page: 1, filters };
}

export function isFiltered({ filters }: ListingAddress): boolean {
	return Object.keys(filters).length > 0;
}

function readValues(text: string): string[] {
	const values = text
		.split(',')
		.map((value) => value.trim())
		.filter((value) => value !== '' && value.length <= 100);
	return [...new Set(values)].slice(0, MAX_VALUES);
}

// There is only one kind of offer, so URLs use `offers=1`.
function fromAddress(facet: FacetKey, value: string): string {
	return facet === 'offers' && value === '1' ? 'promotion' : value;
}
function toAddress(facet: FacetKey, value: string): string {
	return facet === 'offers' && value === 'promotion' ? '1' : value;
}
