import { SearchTypeConfig } from '@korb/contracts/catalogue/search';
import { ContentPush } from '@korb/contracts/content/content-push';
import { SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import type { PoolClient } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publish } from '../content/index.ts';
import { listMisses } from '../search-events/index.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let other: Shop<LightMyRequestResponse>;

const goods: [
	sku: string,
	name: string,
	popularity: number,
	more?: Parameters<typeof aProduct>[1],
][] = [
	['MILCH', 'Milch 3,5 %', 0.3, { contentText: '1 l', brand: 'almwerk' }],
	['HALBLITER', 'Milch 3,5 % klein', 0.9, { contentText: '0,5 l' }],
	['HEUMILCH', 'Heumilch', 0.9, { contentText: '1 l' }],
	['MILCHSCHOKO', 'Milchschokolade', 0.99, { contentText: '100 g' }],
	['KAFFEE', 'Kaffee mit Milch', 0.95],
	['APFEL', 'Äpfel Gala', 0.5],
	['SAFT', 'Apfelsaft', 0.9],
	['ERDAPFEL', 'Erdäpfel festkochend', 0.6],
	['KAESE', 'Bergkäse', 0.5, { brand: 'almwerk', labels: ['organic'] }],
	['BUTTER', 'Butter', 0.5, { brand: 'almwerk' }],
	['TOMATE', 'Rispentomaten', 0.5],
	['JOGHURT', 'Joghurt Natur', 0.5],
	['JOGHURTWEG', 'Joghurt Vanille', 0.9],
	['WEIT', 'Milch aus Graz', 0.9],
];

const today = dayAt(new Date(), 'Europe/Vienna');
const flour = (
	sku: string,
	product: Parameters<typeof aProduct>[1],
	offer: Parameters<typeof anOffer>[1],
) => [aProduct(sku, product), anOffer(sku, offer)];
const flours = [
	...flour('DINKEL', { name: 'Dinkelmehl', netContent: 1, popularity: 0.1 }, { priceCents: 300 }),
	...flour(
		'KLEIN',
		{ name: 'Mehl mit Dinkel', netContent: 0.25, popularity: 0.6 },
		{ priceCents: 150 },
	),
	...flour(
		'RIEGEL',
		{ name: 'Riegel aus Dinkel und Mehl', netContent: 0.1, popularity: 0.9 },
		{ priceCents: 100 },
	),
	{
		type: 'past-price' as const,
		sku: 'GROSS',
		region: 'default',
		priceCents: 800,
		from: addDays(today, -60),
		until: addDays(today, -3),
	},
	...flour(
		'GROSS',
		{ name: 'Mehl vom Dinkel', netContent: 5, popularity: 0.5 },
		{
			priceCents: 800,
			promotion: { priceCents: 500, startsOn: addDays(today, -2), endsOn: addDays(today, 4) },
		},
	),
];

beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	other = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst', { name: 'Obst' }),
		aBrand('almwerk', { name: 'Almwerk' }),
		aBrand('allgaeu', { name: 'Allgäuer Hof' }),
		...goods.map(([sku, name, popularity, more]) => aProduct(sku, { name, popularity, ...more })),
		...goods
			.filter(([sku]) => sku !== 'WEIT')
			.map(([sku]) =>
				anOffer(sku, sku === 'JOGHURTWEG' ? { availability: 'temporarilyUnavailable' } : {}),
			),
		anOffer('WEIT', { region: 'graz' }),
		...flours,
	]);
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

describe('GET /api/search/popular → 200', () => {
	it('lists what the best sellers of this shop are, once each, by category name', async () => {
		const milk = (sku: string, name: string, popularity: number) => [
			aProduct(sku, { name, popularity, categories: ['milch'] }),
			anOffer(sku),
		];
		const dairy = await aShop().openIn(api);
		await importInto(api, dairy.tenantId, [
			aCategory('milch', { name: 'Milch & Butter' }),
			aCategory('brot', { name: 'Brot' }),
			...milk('MILCH1', 'Milch 3,5 %', 0.8),
			...milk('MILCH2', 'Milch 1,5 %', 0.7),
			...milk('BUTTER1', 'Butter', 0.9),
			...milk('XYLO', 'Xylophon', 0.99),
			aProduct('BROT', { name: 'Brot', popularity: 0.1, categories: ['brot'] }),
			anOffer('BROT'),
		]);
		const answer = await dairy.get('/api/search/popular');
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({ results: ['Milch', 'Butter', 'Brot'] });
		expect(answer.headers['xkey']).toContain(surrogateKeys.search(dairy.tenantId));
		expect(answer.headers['set-cookie']).toBeUndefined();
		expect((await other.get('/api/search/popular')).json()).toEqual({ results: [] });
	});
});

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
		const heard: string[] = [];
		const patched = new Set<PoolClient>();
		const listen = (client: PoolClient) => {
			if (patched.has(client)) return;
			patched.add(client);
			const query = client.query.bind(client) as (...sent: unknown[]) => unknown;
			client.query = ((sent: string | { text: string }, ...rest: unknown[]) => {
				heard.push(typeof sent === 'string' ? sent : sent.text);
				return query(sent, ...rest);
			}) as typeof client.query;
		};
		api.pool.on('acquire', listen);
		await search('butter');
		for (const sort of SEARCH_SORTS) {
			heard.length = 0;
			await search('butter', `?sort=${sort}&facets=true`);
			expect(
				heard.filter((text) => /^\s*(?:select|with)/i.test(text)),
				sort,
			).toHaveLength(3);
		}
		api.pool.off('acquire', listen);
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
		const misses = await api.db.snapshot((tx) => listMisses(tx, shop.tenantId, 30, 10));
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

describe('other types', () => {
	it('CONST-22 SRCH-47 suggests at most five completions', async () => {
		const { results, count } = (await shop.get('/api/suggestions/search/m')).json();
		expect([results, count]).toEqual([undefined, undefined]);
		const answer = (await shop.get('/api/suggestions/search/mi')).json();
		expect(answer.results).toContainEqual({ kind: 'word', text: 'Milch', slug: null });
		const many = (await shop.get('/api/suggestions/search/e')).statusCode;
		expect(many).toBe(400);
		expect(answer.results.length).toBeLessThanOrEqual(5);
	});

	it('suggests brands and completes the last of several words', async () => {
		const brands = (await shop.get('/api/suggestions/search/alm')).json().results;
		expect(brands[0]).toEqual({ kind: 'brand', text: 'Almwerk', slug: 'almwerk' });
		const words = (await shop.get('/api/suggestions/search/bio%20berg')).json().results;
		expect(words[0]).toEqual({ kind: 'word', text: 'bio Bergkäse', slug: null });
	});

	it('finds brands by any of their words, however they are spelt', async () => {
		const answer = (await shop.get('/api/brands/search/allgaeuer')).json();
		expect(answer).toEqual({
			total: 1,
			count: 1,
			offset: 0,
			results: [{ slug: 'allgaeu', name: 'Allgäuer Hof' }],
		});
	});

	it('API-17 CONST-23 SRCH-47 finds pages, five at a time', async () => {
		await publishPages(6);
		const answer = (await shop.get('/api/content/search/glueh')).json();
		expect(answer).toMatchObject({ total: 6, count: 5, offset: 0 });
		expect(answer.results[0]).toEqual({
			slug: 'wein-1',
			title: 'Glühwein 1',
			description: 'Wärmt',
		});
		expect((await other.get('/api/content/search/glueh')).json().total).toBe(0);
	});

	it('API-16 SRCH-33 shows the banner of a term and none for others', async () => {
		const banner = { terms: ['glühwein', 'punsch'], title: 'Es ist Punschzeit' };
		await push({ kind: 'search-banner', key: 'winter', document: banner });
		const answer = await shop.get(
			`/api/content/search/${encodeURIComponent('roter Glühwein')}/banner`,
		);
		expect(answer.json()).toMatchObject({ title: 'Es ist Punschzeit' });
		expect((await shop.get('/api/content/search/milch/banner')).statusCode).toBe(204);
		expect((await other.get('/api/content/search/punsch/banner')).statusCode).toBe(204);
	});

	it('SRCH-31 a flyout block has type, order and emptyResultsContent', () => {
		const block = { type: 'products', order: 1, emptyResultsContent: 'Nichts gefunden' };
		expect(SearchTypeConfig.parse(block)).toEqual(block);
		expect(SearchTypeConfig.safeParse({ ...block, type: 'stores' }).success).toBe(false);
		expect(SearchTypeConfig.safeParse({ type: 'products' }).success).toBe(false);
	});
});

describe('without search', () => {
	it('the routes do not exist', async () => {
		const closed = await aShop().withFlag('featureSearch', false).openIn(api);
		expect((await closed.get('/api/products/search/milch')).statusCode).toBe(404);
	});
});

async function publishPages(count: number): Promise<void> {
	for (let index = 1; index <= count; index++) {
		await push({
			kind: 'page',
			key: `wein-${index}`,
			document: { meta: { title: `Glühwein ${index}`, description: 'Wärmt' } },
		});
	}
}

async function push(entry: object): Promise<void> {
	const outbox = createOutbox(api.pool, () => {});
	const document = ContentPush.parse({ ...entry, tenantId: shop.tenantId, version: 1 });
	await publish({ db: api.db, outbox }, document);
	await outbox.close();
}
