import type { Product, ProductList } from '@korb/contracts/catalogue';
import { addDays, dayAt } from '@korb/domain/prices';
import { aBrand, aCategory, anOffer, aProduct } from '@korb/testing/feed';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importInto } from '../../catalogue-cli/testing.ts';
import { startTestApi, type TestApi } from '../../testing.ts';

const today = dayAt(new Date(), 'Europe/Vienna');

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let other: typeof shop;

beforeAll(async () => {
	api = await startTestApi();
	shop = await aShop().openIn(api);
	other = await aShop().openIn(api);
	await importInto(api, shop.tenantId, [
		aCategory('obst', { name: 'Obst', position: 1 }),
		aCategory('kernobst', { name: 'Kernobst', parent: 'obst', position: 1 }),
		aCategory('beeren', { name: 'Beeren', parent: 'obst', position: 2 }),
		aCategory('getraenke', { name: 'Getränke', position: 2, baseUnit: 'l' }),
		aCategory('leer', { name: 'Leer', position: 3 }),
		aBrand('almwerk', { name: 'Almwerk', description: 'Aus den Bergen.' }),
		aBrand('talhof', { name: 'Talhof' }),
		aProduct('APFEL', {
			name: 'Äpfel Gala',
			categories: ['kernobst'],
			brand: 'almwerk',
			labels: ['organic', 'regional'],
			origin: 'AT',
			soldBy: { kind: 'weight', stepGrams: 250 },
			netContent: 1,
			popularity: 0.9,
			listedOn: '2026-02-01',
		}),
		aProduct('BIRNE', {
			name: 'Birnen Conference',
			categories: ['kernobst'],
			brand: 'talhof',
			labels: ['regional'],
			origin: 'IT',
			popularity: 0.4,
			listedOn: '2026-03-01',
		}),
		aProduct('ERDBEERE', {
			name: 'Erdbeeren',
			categories: ['beeren'],
			brand: 'almwerk',
			labels: ['organic'],
			origin: 'AT',
			popularity: 0.8,
			listedOn: '2026-01-10',
		}),
		aProduct('MELONE', {
			name: 'Melone',
			categories: ['obst'],
			soldBy: { kind: 'weightPiece', pieceGrams: 1500 },
			listedOn: '2025-12-01',
		}),
		aProduct('BIER', {
			name: 'Lagerbier',
			categories: ['getraenke'],
			netContent: 0.5,
			contentText: '0,5 l',
			minimumAge: 16,
			depositCents: 25,
			vatClass: 'standard',
			bundle: { sku: 'BIER1', size: 6 },
			food: {
				allergens: ['gluten'],
				traces: [],
				ingredients: 'Wasser, **Gerstenmalz**',
				producer: 'Brauhaus, 1010 Wien',
			},
			description: 'Mild gehopft.',
		}),
		aProduct('ALT', { name: 'Ausgelistet', categories: ['getraenke'] }),
		anOffer('APFEL', { priceCents: 399, loyaltyPriceCents: 349 }),
		anOffer('BIRNE', {
			priceCents: 149,
			availability: 'temporarilyUnavailable',
			backOn: addDays(today, 3),
		}),
		{
			type: 'past-price',
			sku: 'ERDBEERE',
			region: 'default',
			priceCents: 400,
			from: addDays(today, -60),
			until: addDays(today, -20),
		},
		{
			type: 'past-price',
			sku: 'ERDBEERE',
			region: 'default',
			priceCents: 380,
			from: addDays(today, -19),
			until: addDays(today, -3),
		},
		anOffer('ERDBEERE', {
			priceCents: 400,
			promotion: { priceCents: 299, startsOn: addDays(today, -2), endsOn: addDays(today, 4) },
		}),
		anOffer('ERDBEERE', { region: 'graz', priceCents: 450 }),
		anOffer('MELONE', {
			priceCents: 200,
			promotion: { priceCents: 150, startsOn: addDays(today, 1), endsOn: addDays(today, 2) },
		}),
		anOffer('BIER', { priceCents: 129 }),
		anOffer('ALT', { availability: 'unavailable' }),
	]);
});
afterAll(() => api.close());

async function list(url: string, headers: Record<string, string> = {}): Promise<ProductList> {
	const answer = await shop.get(url, headers);
	expect(answer.statusCode).toBe(200);
	return answer.json();
}
const skusOf = ({ results }: { results: Product[] }) => results.map(({ sku }) => sku);
const getProduct = async (sku: string) => (await shop.get(`/api/products/${sku}`)).json();

describe('GET /api/category-trees → 200', () => {
	it('is filed under the tenant alone, because every page shows it', async () => {
		const answer = await shop.get('/api/category-trees');
		expect(answer.headers['xkey']).toBe(`t-${shop.tenantId}`);
	});

	it('SRCH-01 API-87 gives the tree in its order, without what sells nothing', async () => {
		const answer = await shop.get('/api/category-trees');
		expect(answer.json()).toMatchObject([
			{
				slug: 'obst',
				name: 'Obst',
				children: [
					{ slug: 'kernobst', children: [] },
					{ slug: 'beeren', children: [] },
				],
			},
			{ slug: 'getraenke', name: 'Getränke', children: [] },
		]);
		expect(answer.json()).toHaveLength(2);
	});

	it('shows another region only what it sells', async () => {
		const tree = (await shop.get('/api/category-trees', { 'x-region': 'graz' })).json();
		expect(tree).toMatchObject([{ slug: 'obst', children: [{ slug: 'beeren' }] }]);
	});
});

describe('GET /api/categories/:slug', () => {
	it('SRCH-02 API-88 finds a category by slug, with the way to it', async () => {
		const answer = await shop.get('/api/categories/beeren');
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({
			slug: 'beeren',
			name: 'Beeren',
			parentCategories: [{ slug: 'obst', name: 'Obst' }],
		});
		expect(answer.headers['xkey']).toContain(`${shop.tenantId}:c:beeren`);
	});

	it('names what stands below a category, as far as the region sells it', async () => {
		const childrenIn = async (region: string) =>
			(await shop.get(`/api/categories/obst?region=${region}`)).json().children;
		expect(await childrenIn('default')).toMatchObject([
			{ slug: 'kernobst', name: 'Kernobst', emoji: null, tint: null },
			{ slug: 'beeren' },
		]);
		expect(await childrenIn('graz')).toMatchObject([{ slug: 'beeren' }]);
	});

	it('answers 404 to an unknown one and to another tenant’s', async () => {
		expect((await shop.get('/api/categories/nichts')).statusCode).toBe(404);
		expect((await other.get('/api/categories/beeren')).statusCode).toBe(404);
		expect((await other.get('/api/categories/beeren/products')).statusCode).toBe(404);
	});
});

describe('GET /api/categories/:slug/products → 200', () => {
	it('SRCH-03 API-89 lists the products of a category and of those below it', async () => {
		const found = await list('/api/categories/obst/products');
		expect(found).toMatchObject({ total: 4, count: 4, offset: 0 });
		expect(skusOf(found).sort()).toEqual(['APFEL', 'BIRNE', 'ERDBEERE', 'MELONE']);
		expect(skusOf(await list('/api/categories/beeren/products'))).toEqual(['ERDBEERE']);
	});

	it.each([
		['SRCH-26 alphabetically', 'alphabetically', ['APFEL', 'BIRNE', 'ERDBEERE', 'MELONE']],
		[
			'SRCH-27 by category, the popular first',
			'category',
			['MELONE', 'APFEL', 'BIRNE', 'ERDBEERE'],
		],
		[
			'SRCH-28 chronologically, the newest first',
			'chronologically',
			['BIRNE', 'APFEL', 'ERDBEERE', 'MELONE'],
		],
		['SRCH-29 by unit price', 'unitprice', ['MELONE', 'BIRNE', 'APFEL', 'ERDBEERE']],
	])('%s', async (_name, sort, expected) => {
		expect(skusOf(await list(`/api/categories/obst/products?sort=${sort}`))).toEqual(expected);
	});

	it('CONST-30 SRCH-27 sorts by category when nothing is said', async () => {
		expect(skusOf(await list('/api/categories/obst/products'))).toEqual(
			skusOf(await list('/api/categories/obst/products?sort=category')),
		);
	});

	it('cuts pages', async () => {
		const found = await list(
			'/api/categories/obst/products?sort=alphabetically&offset=1&pageSize=2',
		);
		expect(found).toMatchObject({ total: 4, count: 2, offset: 1 });
		expect(skusOf(found)).toEqual(['BIRNE', 'ERDBEERE']);
		expect((await shop.get('/api/categories/obst/products?pageSize=49')).statusCode).toBe(400);
		expect((await shop.get('/api/categories/obst/products?sort=price')).statusCode).toBe(400);
	});

	it.each([
		['brand', 'brand=almwerk', ['APFEL', 'ERDBEERE']],
		['two brands widen', 'brand=almwerk,talhof', ['APFEL', 'BIRNE', 'ERDBEERE']],
		['two labels narrow', 'labels=organic,regional', ['APFEL']],
		['an origin', 'origin=IT', ['BIRNE']],
		['a category below', 'category=beeren', ['ERDBEERE']],
		['offers', 'offers=promotion', ['ERDBEERE']],
		['only what can be had', 'availability=available', ['APFEL', 'ERDBEERE', 'MELONE']],
		['a price', 'price=0-199', ['APFEL', 'BIRNE']],
		['several facets narrow', 'brand=almwerk&origin=AT&offers=promotion', ['ERDBEERE']],
		['a value nobody has', 'brand=nichts', []],
		['a label nobody has', 'labels=organic,vegan', []],
	])('filters by %s', async (_name, query, expected) => {
		const found = await list(`/api/categories/obst/products?sort=alphabetically&${query}`);
		expect(skusOf(found)).toEqual(expected);
		expect(found.total).toBe(expected.length);
	});

	it('counts facets, leaving out the facet’s own choice', async () => {
		const plain = await list('/api/categories/obst/products');
		const brandsOf = ({ facets }: ProductList) =>
			facets
				.find(({ facet }) => facet === 'brand')
				?.values.map(({ value, count, isSelected }) => [value, count, isSelected]);
		expect(brandsOf(plain)).toEqual([
			['almwerk', 2, false],
			['talhof', 1, false],
		]);
		expect(plain.facets.find(({ facet }) => facet === 'category')?.values).toEqual([
			{ value: 'kernobst', name: 'Kernobst', count: 2, isSelected: false },
			{ value: 'beeren', name: 'Beeren', count: 1, isSelected: false },
		]);
		const chosen = await list('/api/categories/obst/products?brand=talhof&origin=AT,IT');
		expect(chosen.total).toBe(1);
		expect(brandsOf(chosen)).toEqual([
			['talhof', 1, true],
			['almwerk', 2, false],
		]);
		const labelled = await list('/api/categories/obst/products?labels=regional');
		expect(labelled.facets.find(({ facet }) => facet === 'labels')?.values).toEqual([
			{ value: 'regional', name: null, count: 2, isSelected: true },
			{ value: 'organic', name: null, count: 1, isSelected: false },
		]);
	});

	it('carries the keys of the category and of every product on the page', async () => {
		const { headers } = await shop.get('/api/categories/beeren/products');
		const id = shop.tenantId;
		expect(headers['xkey']).toBe(`t-${id} ${id}:c:beeren ${id}:p:ERDBEERE`);
	});
});

describe('GET /api/products', () => {
	it('SRCH-07 API-90 finds products by article number, in that order', async () => {
		const found = await list('/api/products?skus=BIER,APFEL,NIX&storeId=filiale-1');
		expect(skusOf(found)).toEqual(['BIER', 'APFEL']);
		expect(found.total).toBe(2);
	});

	it('refuses more than 100 numbers', async () => {
		const skus = Array.from({ length: 101 }, (_, index) => `S${index}`).join(',');
		expect((await shop.get(`/api/products?skus=${skus}`)).statusCode).toBe(400);
	});

	it('lists what is reduced today', async () => {
		expect(skusOf(await list('/api/products?promotion=true'))).toEqual(['ERDBEERE']);
	});

	it('another tenant’s numbers are unknown', async () => {
		expect((await other.get('/api/products?skus=APFEL')).json().total).toBe(0);
	});
});

describe('GET /api/products/:sku → 200', () => {
	it('SRCH-05 API-91 finds one product by article number or slug, by a shopper without login', async () => {
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

	it('SRCH-20 prices a piece by its usual weight', async () => {
		expect(await getProduct('MELONE')).toMatchObject({
			weightPieceArticle: true,
			weightArticle: false,
			pieceGrams: 1500,
			quantityStepSize: 1500,
			price: { regular: { value: 300, unitPrice: 200, insteadOf: null, endsOn: null } },
		});
	});

	it('SRCH-23 says ageRestricted, with deposit, bundle, tax and food information', async () => {
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

	it('SRCH-24 says temporarilyUnavailable and when it is back', async () => {
		expect(await getProduct('BIRNE')).toMatchObject({
			availability: 'temporarilyUnavailable',
			backOn: addDays(today, 3),
		});
	});

	it('SRCH-25 says unavailable where the region does not sell it, and lists leave it out', async () => {
		expect(await getProduct('ALT')).toMatchObject({ availability: 'unavailable' });
		const inGraz = await shop.get('/api/products/APFEL?region=graz');
		expect(inGraz.json()).toMatchObject({ availability: 'unavailable', price: null });
		expect(skusOf(await list('/api/categories/getraenke/products'))).toEqual(['BIER']);
	});

	it('announces a reduction against the lowest price of 30 days', async () => {
		expect((await getProduct('ERDBEERE')).price.regular).toEqual({
			value: 299,
			unitPrice: 598,
			insteadOf: { value: 380, percent: 21, lowest30Days: 380 },
			endsOn: addDays(today, 4),
		});
	});

	it('takes the region from the address, then from the edge; an unknown one is the default', async () => {
		const value = async (url: string, headers = {}) =>
			(await shop.get(url, headers)).json().price.regular.value;
		expect(await value('/api/products/ERDBEERE', { 'x-region': 'graz' })).toBe(450);
		expect(await value('/api/products/ERDBEERE?region=graz', { 'x-region': 'default' })).toBe(450);
		expect(await value('/api/products/ERDBEERE?region=mars')).toBe(299);
	});

	it('names addresses of the picture by width', async () => {
		const { picture } = await getProduct('APFEL');
		expect(picture.alt).toBe('Almwerk Äpfel Gala 500 g');
		expect(picture.base).toMatch(/^\/media\/p\/\d+\/[\w-]{20}$/);
	});
});

describe('GET /api/products/:sku → 404', () => {
	it('answers another tenant’s product like a missing one', async () => {
		const missing = await shop.get('/api/products/NIX');
		const foreign = await other.get('/api/products/APFEL');
		expect([missing.statusCode, foreign.statusCode]).toEqual([404, 404]);
		expect(foreign.json()).toMatchObject({
			errorCode: 'not_found',
			message: missing.json().message,
		});
	});
});

describe('GET /api/products/:slug/similar', () => {
	it('SRCH-08 API-92 finds products of the same home that can be had, by slug', async () => {
		const { results, ...page } = (await shop.get('/api/products/birne/similar')).json();
		expect(results.map(({ sku }: Product) => sku)).toEqual(['APFEL']);
		expect(page).toEqual({ total: 1, count: 1, offset: 0 });
		expect((await shop.get('/api/products/BIRNE/similar')).statusCode).toBe(404);
	});
});

describe('brands', () => {
	it('SRCH-09 has an overview, one answer per brand, and its products', async () => {
		const overview = (await shop.get('/api/brands')).json();
		expect(overview.results).toEqual([
			{ slug: 'almwerk', name: 'Almwerk', description: 'Aus den Bergen.', productCount: 2 },
			{ slug: 'talhof', name: 'Talhof', description: '', productCount: 1 },
		]);
		expect((await shop.get('/api/brands/almwerk')).json().name).toBe('Almwerk');
		expect(skusOf(await list('/api/brands/almwerk/products?sort=alphabetically'))).toEqual([
			'APFEL',
			'ERDBEERE',
		]);
		expect((await other.get('/api/brands/almwerk')).statusCode).toBe(404);
		expect((await shop.get('/api/brands/nix/products')).statusCode).toBe(404);
	});
});

describe('without product discovery', () => {
	it.each(['/api/category-trees', '/api/categories/obst', '/api/products/APFEL', '/api/brands'])(
		'%s does not exist',
		async (url) => {
			const closed = await aShop().withFlag('featureProductDiscovery', false).openIn(api);
			expect((await closed.get(url)).statusCode).toBe(404);
		},
	);
});
