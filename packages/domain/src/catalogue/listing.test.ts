import { describe, expect, it } from 'vitest';
import {
	DEFAULT_SORT,
	isFiltered,
	PRODUCT_SORTS,
	readListing,
	SEARCH_SORTS,
	toggleFilter,
	toListingSearch,
} from './listing.ts';

const read = (search: string) => readListing(new URLSearchParams(search));

describe('the URL of a list', () => {
	it('SRCH-27 CONST-30 is sorted by category by default', () => {
		expect(DEFAULT_SORT).toBe('category');
		expect(read('').sort).toBe('category');
		expect(read('sort=nonsense').sort).toBe('category');
		expect(toListingSearch(read('sort=category'))).toBe('');
	});

	it.each([
		['SRCH-26', 'alphabetically'],
		['SRCH-28', 'chronologically'],
		['SRCH-29', 'unitprice'],
	] as const)('%s can request the sort order %s', (_id, sort) => {
		expect(PRODUCT_SORTS).toContain(sort);
		expect(toListingSearch(read(`sort=${sort}`))).toBe(`?sort=${sort}`);
	});

	it('of search hits is sorted by relevance by default', () => {
		const readHits = (search: string) => readListing(new URLSearchParams(search), SEARCH_SORTS);
		expect(readHits('').sort).toBe('relevance');
		expect(readHits('sort=category').sort).toBe('relevance');
		expect(toListingSearch(readHits('sort=relevance'))).toBe('');
		expect(toListingSearch(readHits('sort=discount'))).toBe('?sort=discount');
		expect(read('sort=relevance').sort).toBe('category');
	});

	it('round-trips', () => {
		const search =
			'?category=beeren&offers=1&labels=organic,vegan&price=0-199&page=3&sort=unitprice';
		expect(toListingSearch(read(search))).toBe(search);
		expect(read(search).filters.offers).toEqual(['promotion']);
	});

	it.each(['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=1e9', 'labels=', 'labels=,,'])(
		'ignores %s',
		(search) => {
			expect(toListingSearch(read(search))).toBe('');
		},
	);

	it('writes the same selection the same way', () => {
		expect(toListingSearch(read('labels=vegan,organic,vegan'))).toBe('?labels=organic,vegan');
	});

	it('returns to the first page when a filter changes', () => {
		const chosen = toggleFilter(read('labels=vegan&page=3'), 'origin', 'AT');
		expect(toListingSearch(chosen)).toBe('?labels=vegan&origin=AT');
		const back = toggleFilter(toggleFilter(chosen, 'origin', 'AT'), 'labels', 'vegan');
		expect(isFiltered(chosen)).toBe(true);
		expect(isFiltered(back)).toBe(false);
	});
});
