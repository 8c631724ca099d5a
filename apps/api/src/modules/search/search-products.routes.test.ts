import { SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listenTo } from '../../db/connection/listen-to.testing.ts';
import type { TestApi } from '../../testing.ts';
import { listMisses } from '../search-events/index.ts';
import { openSearchShops, type SearchShop } from './testing.ts';

let api: TestApi;
let shop: SearchShop;
let other: SearchShop;
beforeAll(async () => {
	({ api, shop, other } = await openSearchShops());
});
afterAll(() => api.close());

async function search(term: string, query = '') {
	const answer = await shop.get(`/api/products/search/${encodeURIComponent(term)}${query}`);
	expect(answer.statusCode).toBe(200);
	return answer.json();
}
async function skusFor(term: string, query = ''): Promise<string[]> {
	const { results } = await search(term, query);
	return results.map(({ sku }: { sku: string }) => sku);
}

describe('GET /api/products/search/:term → 200', () => {
	it('API-17 SRCH-49 SRCH-12 returns total, count, offset and results, without a login', async () => {
		const answer = await search('milch', '?offset=1&pageSize=2');
		expect(answer).toMatchObject({ total: 5, count: 2, offset: 1, correctedTerm: null });
		expect(answer.queryID).toMatch(/^[\w-]{36}$/);
		expect(answer.results).toHaveLength(2);
	});

	it.each([
		[
			'the product itself, then variants, then what is made with it',
			'milch',
			['HALBLITER', 'MILCH', 'HEUMILCH', 'MILCHSCHOKO', 'KAFFEE'],
		],
		['the plural with umlaut and the compound', 'apfel', ['APFEL', 'SAFT']],
		['umlauts as digraphs', 'aepfel', ['APFEL', 'SAFT']],
		['missing umlauts', 'bergkase', ['KAESE']],
		['the head of a compound', 'käse', ['KAESE']],
		['a typo', 'joghrut', ['JOGHURT', 'JOGHURTWEG']],
		['two swapped letters', 'buttre', ['BUTTER']],
		['a synonym', 'Paradeiser', ['TOMATE']],
		['a synonym with a typo', 'paradeisser', ['TOMATE']],
		['the German word for the Austrian one', 'kartoffeln', ['ERDAPFEL']],
		['a prefix', 'jogh', ['JOGHURT', 'JOGHURTWEG']],
		['brand and product', 'almwerk butter', ['BUTTER']],
		['a label', 'bio käse', ['KAESE']],
		['sold-out products last', 'joghurt', ['JOGHURT', 'JOGHURTWEG']],
		['an extra word', 'butter quantenphysik', ['BUTTER']],
		['nonsense', 'xqzwvk', []],
	])('finds %s', async (_name, term, expected) => {
		expect(await skusFor(term)).toEqual(expected);
	});

	it('ranks the requested pack size first', async () => {
		expect((await skusFor('milch'))[0]).toBe('HALBLITER');
		expect((await skusFor('milch 1l')).slice(0, 2)).toEqual(['MILCH', 'HEUMILCH']);
		expect((await skusFor('milch 1 Liter'))[0]).toBe('MILCH');
	});

	it.each([
		['relevance', ['KLEIN', 'GROSS', 'DINKEL', 'RIEGEL']],
		['popularity', ['RIEGEL', 'KLEIN', 'GROSS', 'DINKEL']],
		['price', ['RIEGEL', 'KLEIN', 'DINKEL', 'GROSS']],
		['unitprice', ['GROSS', 'DINKEL', 'KLEIN', 'RIEGEL']],
		['discount', ['GROSS', 'RIEGEL', 'KLEIN', 'DINKEL']],
	])('sorts all hits by %s', async (sort, expected) => {
		const query = `?sort=${sort}&facets=true`;
		expect(await skusFor('mehl dinkel', query)).toEqual(expected);
		const rest = await skusFor('mehl dinkel', `${query}&offset=1&pageSize=2`);
		expect(rest).toEqual(expected.slice(1, 3));
		expect(await skusFor('mehl dinkel', `${query}&price=0-199`)).toEqual(
			expected.filter((sku) => ['RIEGEL', 'KLEIN'].includes(sku)),
		);
	});

	it('takes three statements for a known word, in any sort order', async () => {
		const heard = listenTo(api.deps.pool);
		await search('butter');
		for (const sort of SEARCH_SORTS) {
			heard.length = 0;
			await search('butter', `?sort=${sort}&facets=true`);
			expect(
				heard.filter(({ text }) => /^\s*(?:select|with)/i.test(text)),
				sort,
			).toHaveLength(3);
		}
	});

	it('sorts by relevance by default, and rejects unknown sort orders', async () => {
		expect(await skusFor('mehl dinkel')).toEqual(await skusFor('mehl dinkel', '?sort=relevance'));
		for (const sort of ['category', 'dearest', '']) {
			const answer = await shop.get(`/api/products/search/milch?sort=${sort}`);
			expect(answer.statusCode, sort).toBe(400);
		}
	});

	it('is purged with any price when sorted by price', async () => {
		const keysOf = async (sort: string) =>
			(await shop.get(`/api/products/search/milch?sort=${sort}`)).headers['xkey'];
		const key = surrogateKeys.assortment(shop.tenantId);
		expect(await keysOf('price')).toContain(key);
		expect(await keysOf('popularity')).not.toContain(key);
	});

	it('finds only what the region sells', async () => {
		expect(await skusFor('milch')).not.toContain('WEIT');
		expect(await skusFor('milch', '?region=graz')).toEqual(['WEIT']);
	});

	it('filters and counts', async () => {
		const answer = await search('milch', '?facets=true');
		expect(answer.facets).toContainEqual({
			facet: 'category',
			values: [{ value: 'obst', name: 'Obst', count: 5, isSelected: false }],
		});
		expect(await skusFor('käse', '?labels=vegan')).toEqual([]);
		expect(await skusFor('käse', '?labels=organic')).toEqual(['KAESE']);
	});

	it('reports the corrected term', async () => {
		expect((await search('joghrut')).correctedTerm).toBe('Joghurt');
	});

	it('accepts any characters as a term', async () => {
		for (const term of [
			"'; DROP TABLE product; --",
			'%_%',
			'\\\\',
			'🍎🍎',
			'   milch   ',
			'a'.repeat(80),
		]) {
			expect((await shop.get(`/api/products/search/${encodeURIComponent(term)}`)).statusCode).toBe(
				200,
			);
		}
	});

	it('another tenant finds nothing of it', async () => {
		const answer = await other.get('/api/products/search/milch');
		expect(answer.json()).toMatchObject({ total: 0, results: [] });
	});

	it('carries its surrogate keys', async () => {
		const { headers } = await shop.get('/api/products/search/butter');
		expect(headers['xkey']).toBe(
			`t-${shop.tenantId} ${shop.tenantId}:search ${shop.tenantId}:p:BUTTER`,
		);
	});

	it('records searches without hits for assortment planning', async () => {
		await search('Zzzyx');
		await search('zzzyx');
		const misses = await api.db.snapshot((tx) =>
			listMisses(tx, shop.tenantId, { from: '2000-01-01', to: '9000-01-01' }, 10),
		);
		expect(misses[0]).toMatchObject({ term: 'zzzyx', times: 2 });
	});

	it('follows edited synonyms', async () => {
		expect(await skusFor('stinker')).toEqual([]);
		await api.query('INSERT INTO search_synonym (tenant_id, terms) VALUES ($1, $2)', [
			shop.tenantId,
			['Stinker', 'Bergkäse'],
		]);
		expect(await skusFor('stinker')).toEqual(['KAESE']);
	});
});

describe('GET /api/:type/search/:term → 400', () => {
	it.each([
		['FORM-33 SRCH-42 a term of one character', '/api/products/search/m'],
		['SRCH-40 a term of blanks', '/api/products/search/%20%20%20'],
		['a term of 81 characters', `/api/products/search/${'m'.repeat(81)}`],
		['an unknown type', '/api/stores/search/milch'],
	])('rejects %s', async (_name, url) => {
		expect((await shop.get(url)).statusCode).toBe(400);
	});
});

describe('without search', () => {
	it('the routes do not exist', async () => {
		const closed = await aShop().withFlag('featureSearch', false).openIn(api);
		expect((await closed.get('/api/products/search/milch')).statusCode).toBe(404);
	});
});
