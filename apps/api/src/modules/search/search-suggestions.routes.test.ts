import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import { aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import type { TestApi } from '../../testing.ts';
import { openSearchShops, type SearchShop } from './testing.ts';

let api: TestApi;
let shop: SearchShop;
let other: SearchShop;
beforeAll(async () => {
	({ api, shop, other } = await openSearchShops());
});
afterAll(() => api.close());

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

describe('GET /api/suggestions/search/:term and /api/brands/search/:term', () => {
	it('SRCH-47 completes a word from its second letter on', async () => {
		expect((await shop.get('/api/suggestions/search/m')).statusCode).toBe(400);
		const { results } = (await shop.get('/api/suggestions/search/mi')).json();
		expect(results).toContainEqual({ kind: 'word', text: 'Milch', slug: null });
	});

	it('CONST-22 suggests five of many completions', async () => {
		const names = [
			'Birne',
			'Birke',
			'Birnenmus',
			'Birnensaft',
			'Birkenzucker',
			'Birgel',
			'Biryani',
		];
		const orchard = await aShop().openIn(api);
		await importInto(api, orchard.tenantId, [
			aCategory('obst', { name: 'Obst' }),
			...names.flatMap((name) => [aProduct(name, { name, categories: ['obst'] }), anOffer(name)]),
		]);
		const { results } = (await orchard.get('/api/suggestions/search/bir')).json();
		expect(results).toHaveLength(5);
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
});
