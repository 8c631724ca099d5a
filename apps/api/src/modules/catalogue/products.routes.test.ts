import type { Product } from '@korb/contracts/catalogue/catalogue';
import { addDays } from '@korb/domain/pricing/prices';
import { aShop } from '@korb/testing/shop';
import { describe, expect, it } from 'vitest';
import { listenTo } from '../../db/connection/listen-to.testing.ts';
import { aStore } from '../distribution/testing.ts';
import { fruitShopFixture, skusOf } from './fruit-shop.testing.ts';
import { today } from './testing.ts';

const fruitShop = fruitShopFixture();
const getProduct = async (sku: string) => (await fruitShop.shop.get(`/api/products/${sku}`)).json();

async function allowAccounts(isOn: boolean): Promise<void> {
	await fruitShop.api.query(
		`UPDATE tenant
		SET config = jsonb_set(config, '{clientRuntimeConfig,featureCustomer}', to_jsonb($2::boolean))
		WHERE tenant_id = $1`,
		[fruitShop.shop.tenantId, isOn],
	);
	await fruitShop.api.refreshTenants();
}

describe('GET /api/products', () => {
	it('SRCH-07 API-90 finds products by SKU, in that order', async () => {
		const found = await fruitShop.list('/api/products?skus=BIER,APFEL,NIX');
		expect(skusOf(found)).toEqual(['BIER', 'APFEL']);
		expect(found.total).toBe(2);
	});

	it('SRCH-07 API-90 finds the products and prices of a store', async () => {
		const { api, shop } = fruitShop;
		const store = { tenantId: shop.tenantId, storeId: 'annenstrasse', lat: 47.07, lng: 15.43 };
		await aStore(api, { ...store, unit: 'graz' });
		const found = await fruitShop.list('/api/products?skus=APFEL,ERDBEERE&storeId=annenstrasse');
		expect(found.results).toMatchObject([
			{ sku: 'APFEL', price: null },
			{ sku: 'ERDBEERE', price: { regular: { value: 450 } } },
		]);
		const unknown = await shop.get('/api/products?skus=ERDBEERE&storeId=nowhere');
		expect(unknown.statusCode).toBe(404);
	});

	it('rejects more than 100 SKUs', async () => {
		const skus = Array.from({ length: 101 }, (_, index) => `S${index}`).join(',');
		expect((await fruitShop.shop.get(`/api/products?skus=${skus}`)).statusCode).toBe(400);
	});

	it('lists today’s promotions', async () => {
		expect(skusOf(await fruitShop.list('/api/products?promotion=true'))).toEqual(['ERDBEERE']);
	});

	it('does not know another tenant’s SKUs', async () => {
		expect((await fruitShop.other.get('/api/products?skus=APFEL')).json().total).toBe(0);
	});
});

describe('GET /api/products/:sku → 200', () => {
	it('SRCH-05 API-91 finds a product by SKU or slug, without a login', async () => {
		expect(await getProduct('APFEL')).toMatchObject({ sku: 'APFEL' });
		expect(await getProduct('apfel')).toMatchObject({ sku: 'APFEL' });
	});

	it.each([
		['SRCH-13 sku', { sku: 'APFEL' }],
		['SRCH-14 name', { name: 'Äpfel Gala' }],
		['SRCH-15 brand.name', { brand: { slug: 'almwerk', name: 'Almwerk' } }],
		[
			'SRCH-16 parentCategories',
			{
				parentCategories: [
					{ slug: 'obst', name: 'Obst' },
					{ slug: 'kernobst', name: 'Kernobst' },
				],
			},
		],
		[
			'SRCH-17 CONST-14 price.regular.value in cents',
			{ price: { regular: { value: 100, unitPrice: 399 } } },
		],
		['SRCH-18 SRCH-11 price.loyalty', { price: { loyalty: { value: 87, unitPrice: 349 } } }],
		[
			'SRCH-19 CONST-17 weightArticle with its step',
			{ weightArticle: true, quantityStepSize: 250 },
		],
		['SRCH-20 weightPieceArticle', { weightPieceArticle: false, pieceGrams: null }],
		['SRCH-21 productId', { productId: expect.stringMatching(/^\d+$/) }],
		['SRCH-22 availability available', { availability: 'available' }],
	])('has %s', async (_name, expected) => {
		expect(await getProduct('APFEL')).toMatchObject(expected);
	});

	it('TEN-14 states no member price where membership is off', async () => {
		const listing = '/api/categories/kernobst/products';
		const read = async () => [
			await getProduct('APFEL'),
			...(await fruitShop.list(listing)).results,
		];
		const isNamed = ({ price }: Product) => price?.loyalty != null;
		expect((await read()).some(isNamed)).toBe(true);
		await allowAccounts(false);
		expect((await read()).some(isNamed)).toBe(false);
		await allowAccounts(true);
	});

	it('SRCH-20 prices a piece by its average weight', async () => {
		expect(await getProduct('MELONE')).toMatchObject({
			weightPieceArticle: true,
			weightArticle: false,
			pieceGrams: 1500,
			quantityStepSize: 1500,
			price: { regular: { value: 300, unitPrice: 200, insteadOf: null, endsOn: null } },
		});
	});

	it('SRCH-23 reports ageRestricted, with deposit, bundle, tax and food information', async () => {
		expect(await getProduct('BIER')).toMatchObject({
			availability: 'ageRestricted',
			minimumAge: 16,
			depositPrice: 25,
			bundleInfo: 'BIER1',
			bundleSize: 6,
			baseUnit: 'l',
			price: { regular: { value: 129, unitPrice: 258 } },
			vat: { vatClass: 'standard', percent: 20 },
			description: 'Mild gehopft.',
			food: { allergens: ['gluten'], producer: 'Brauhaus, 1010 Wien', nutrition: null },
		});
	});

	it('SRCH-24 reports temporarilyUnavailable and when it is back', async () => {
		expect(await getProduct('BIRNE')).toMatchObject({
			availability: 'temporarilyUnavailable',
			backOn: addDays(today, 3),
		});
	});

	it('SRCH-25 reports unavailable where the region does not sell it, and listings omit it', async () => {
		expect(await getProduct('ALT')).toMatchObject({ availability: 'unavailable' });
		const inGraz = await fruitShop.shop.get('/api/products/APFEL?region=graz');
		expect(inGraz.json()).toMatchObject({ availability: 'unavailable', price: null });
		expect(skusOf(await fruitShop.list('/api/categories/getraenke/products'))).toEqual(['BIER']);
	});

	it('advertises a reduction against the lowest price of 30 days', async () => {
		expect((await getProduct('ERDBEERE')).price.regular).toEqual({
			value: 299,
			unitPrice: 598,
			insteadOf: { value: 380, percent: 21, lowest30Days: 380 },
			endsOn: addDays(today, 4),
		});
	});

	it('takes the region from the query, then from the edge; an unknown one falls back to the default', async () => {
		const value = async (url: string, headers = {}) =>
			(await fruitShop.shop.get(url, headers)).json().price.regular.value;
		expect(await value('/api/products/ERDBEERE', { 'x-region': 'graz' })).toBe(450);
		expect(await value('/api/products/ERDBEERE?region=graz', { 'x-region': 'default' })).toBe(450);
		expect(await value('/api/products/ERDBEERE?region=mars')).toBe(299);
	});

	it('has picture URLs by width', async () => {
		const { picture } = await getProduct('APFEL');
		expect(picture.alt).toBe('Almwerk Äpfel Gala 500 g');
		expect(picture.base).toMatch(/^\/media\/p\/\d+\/[\w-]{20}$/);
	});
});

describe('GET /api/products/:sku → 404', () => {
	it('responds to another tenant’s product as to a missing one', async () => {
		const missing = await fruitShop.shop.get('/api/products/NIX');
		const foreign = await fruitShop.other.get('/api/products/APFEL');
		expect([missing.statusCode, foreign.statusCode]).toEqual([404, 404]);
		expect(foreign.json()).toMatchObject({
			errorCode: 'not_found',
			message: missing.json().message,
		});
	});
});

describe('GET /api/products/:slug/similar', () => {
	it('SRCH-08 API-92 finds available products of the same category, by slug', async () => {
		const { results, ...page } = (await fruitShop.shop.get('/api/products/birne/similar')).json();
		expect(results.map(({ sku }: Product) => sku)).toEqual(['APFEL']);
		expect(page).toEqual({ total: 1, count: 1, offset: 0 });
		expect((await fruitShop.shop.get('/api/products/BIRNE/similar')).statusCode).toBe(404);
	});
});

describe('GET /api/products/:slug/goes-with', () => {
	const goingWith = async (slug: string) =>
		skusOf((await fruitShop.shop.get(`/api/products/${slug}/goes-with`)).json());

	it('picks the best of each category in turn, by the nearest category that has partners', async () => {
		expect(await goingWith('birne')).toEqual(['ERDBEERE', 'BIER']);
		expect(await goingWith('erdbeere')).toEqual(['BIER']);
		expect(await goingWith('bier')).toEqual([]);
	});

	it('responds to another tenant’s product as to a missing one', async () => {
		expect((await fruitShop.other.get('/api/products/birne/goes-with')).statusCode).toBe(404);
	});
});

describe('without product discovery', () => {
	it.each(['/api/category-trees', '/api/categories/obst', '/api/products/APFEL', '/api/brands'])(
		'%s does not exist',
		async (url) => {
			const closed = await aShop().withFlag('featureProductDiscovery', false).openIn(fruitShop.api);
			expect((await closed.get(url)).statusCode).toBe(404);
		},
	);
});

describe('reading the catalogue', () => {
	it.each([
		'/api/categories/obst/products',
		'/api/categories/obst/products?labels=organic&sort=price',
		'/api/brands/almwerk/products',
		'/api/products?skus=BIER,APFEL',
		'/api/products/APFEL',
		'/api/products/birne/similar',
		'/api/products/birne/goes-with',
		'/api/categories/obst',
		'/api/category-trees',
		'/api/brands/almwerk',
	])('takes one statement in any region: %s', async (path) => {
		const { api, shop } = fruitShop;
		const sent = listenTo(api.deps.pool);
		for (const region of ['default', 'graz', 'nowhere']) {
			sent.length = 0;
			const answer = await shop.get(path, { 'x-region': region });
			expect(answer.statusCode, answer.body).toBe(200);
			expect(sent, region).toHaveLength(1);
		}
	});
});
