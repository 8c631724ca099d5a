import type { Facet, Product } from '@korb/contracts/catalogue/catalogue';
import { listCategoryProducts } from '@korb/contracts/catalogue/catalogue-endpoints';
import { search } from '@korb/contracts/catalogue/search';
import { getSearchBanner } from '@korb/contracts/platform/endpoints';
import { MIN_TERM_LENGTH } from '@korb/domain/search/search-term';
import {
	aProduct,
	fixtureBrand,
	fixtureCategory,
	fixtureTree,
	manyProducts,
} from './fixture-catalogue.ts';

type Listed = typeof listCategoryProducts | typeof search;
type Found = { body: unknown; keys: string[] } | null;

/** Catalogue and search of the fake API. A test may replace the products. */
export type Listings = {
	products: Product[];
	facets: Facet[];
	answer(url: URL): Found | undefined;
};

export function createListings(): Listings {
	const listings: Listings = {
		products: manyProducts(30),
		facets: [
			{ facet: 'category', values: [value('beeren', 'Beeren', 12)] },
			{ facet: 'labels', values: [value('organic', null, 30), value('vegan', null, 3, true)] },
			{ facet: 'brand', values: [value('almliesl', 'Almliesl', 30)] },
			{ facet: 'origin', values: [value('AT', null, 30)] },
			{ facet: 'price', values: [value('0-199', null, 20), value('2000-', null, 1)] },
			{ facet: 'offers', values: [value('promotion', null, 4)] },
			{ facet: 'availability', values: [value('available', null, 29)] },
		],
		answer,
	};

	function answer({ pathname, searchParams }: URL): Found | undefined {
		const [, , first = '', second, third] = pathname.split('/').map(decodeURIComponent);
		if (pathname === '/api/category-trees') return { body: fixtureTree, keys: ['tree'] };
		if (pathname === '/api/products') return list(searchParams, 'all');
		if (pathname === '/api/brands') {
			return { body: { total: 1, results: [fixtureBrand] }, keys: ['brands'] };
		}
		if (pathname === '/api/delivery-pass') {
			return { body: { offers: [], minOrderValue: 0 }, keys: [] };
		}
		if (pathname === '/api/stores') return { body: { total: 0, results: [] }, keys: [] };
		if (second === 'search' && third !== undefined) return find(first, third, searchParams);
		if (pathname.endsWith('/banner')) {
			return { body: getSearchBanner.response[200].parse({ title: 'Marillenzeit' }), keys: [] };
		}
		if (first === 'categories' && second === 'obst') {
			if (third === 'products') return list(searchParams, 'c-obst');
			return { body: fixtureCategory, keys: ['c-obst'] };
		}
		if (first === 'brands' && second === 'almliesl') {
			return third === 'products'
				? list(searchParams, 'b-almliesl')
				: { body: fixtureBrand, keys: [] };
		}
		if (first === 'products' && third === 'similar') return list(new URLSearchParams(), 'similar');
		if (first === 'products' && third === 'goes-with') return { body: { results: [] }, keys: [] };
		if (first === 'products' && (second === 'heumilch' || second === '4711')) {
			return { body: aProduct(), keys: ['p-4711'] };
		}
		return ['categories', 'brands', 'products'].includes(first) ? null : undefined;
	}

	function list(
		query: URLSearchParams,
		key: string,
		endpoint: Listed = listCategoryProducts,
	): Found {
		const { querystring } = endpoint;
		const { offset, pageSize = 24 } = querystring.parse(Object.fromEntries(query));
		const results = listings.products.slice(offset, offset + pageSize);
		const { facets } = listings;
		return {
			body: { total: listings.products.length, count: results.length, offset, results, facets },
			keys: [key],
		};
	}

	function find(type: string, term: string, query: URLSearchParams): Found {
		if (term.length < MIN_TERM_LENGTH) return null;
		if (type !== 'products') {
			const results =
				type === 'content' ? [{ slug: 'tipps', title: 'Tipps', description: '' }] : [];
			return {
				body: { total: results.length, count: results.length, offset: 0, results },
				keys: [],
			};
		}
		const found = list(query, 'search', search);
		return (
			found && {
				...found,
				body: {
					...(found.body as object),
					queryID: 'q1',
					correctedTerm: term === 'milhc' ? 'Milch' : null,
				},
			}
		);
	}

	return listings;
}

function value(value: string, name: string | null, count: number, isSelected = false) {
	return { value, name, count, isSelected };
}
