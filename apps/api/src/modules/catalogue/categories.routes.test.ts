import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import { describe, expect, it } from 'vitest';
import { fruitShopFixture, skusOf } from './fruit-shop.testing.ts';

const fruitShop = fruitShopFixture();

describe('GET /api/category-trees → 200', () => {
	it('is keyed by the tenant only, because every page shows it', async () => {
		const answer = await fruitShop.shop.get('/api/category-trees');
		expect(answer.headers['xkey']).toBe(`t-${fruitShop.shop.tenantId}`);
	});

	it('SRCH-01 API-87 returns the tree in order, without empty categories', async () => {
		const answer = await fruitShop.shop.get('/api/category-trees');
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
		const tree = (await fruitShop.shop.get('/api/category-trees', { 'x-region': 'graz' })).json();
		expect(tree).toMatchObject([{ slug: 'obst', children: [{ slug: 'beeren' }] }]);
	});
});

describe('GET /api/categories/:slug', () => {
	it('SRCH-02 API-88 finds a category by slug, with its path', async () => {
		const answer = await fruitShop.shop.get('/api/categories/beeren');
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toMatchObject({
			slug: 'beeren',
			name: 'Beeren',
			parentCategories: [{ slug: 'obst', name: 'Obst' }],
		});
		expect(answer.headers['xkey']).toContain(`${fruitShop.shop.tenantId}:c:beeren`);
	});

	it('lists the children that have products in the region', async () => {
		const childrenIn = async (region: string) =>
			(await fruitShop.shop.get(`/api/categories/obst?region=${region}`)).json().children;
		expect(await childrenIn('default')).toMatchObject([
			{ slug: 'kernobst', name: 'Kernobst', emoji: null, tint: null },
			{ slug: 'beeren' },
		]);
		expect(await childrenIn('graz')).toMatchObject([{ slug: 'beeren' }]);
	});

	it('responds with 404 for an unknown one and for another tenant’s', async () => {
		expect((await fruitShop.shop.get('/api/categories/nichts')).statusCode).toBe(404);
		expect((await fruitShop.other.get('/api/categories/beeren')).statusCode).toBe(404);
		expect((await fruitShop.other.get('/api/categories/beeren/products')).statusCode).toBe(404);
	});
});

describe('GET /api/categories/:slug/products → 200', () => {
	it('SRCH-03 API-89 lists the products of a category and its descendants', async () => {
		const found = await fruitShop.list('/api/categories/obst/products');
		expect(found).toMatchObject({ total: 4, count: 4, offset: 0 });
		expect(skusOf(found).sort()).toEqual(['APFEL', 'BIRNE', 'ERDBEERE', 'MELONE']);
		expect(skusOf(await fruitShop.list('/api/categories/beeren/products'))).toEqual(['ERDBEERE']);
	});

	it.each([
		['SRCH-26 alphabetically', 'alphabetically', ['APFEL', 'BIRNE', 'ERDBEERE', 'MELONE']],
		['SRCH-27 by category, popular first', 'category', ['MELONE', 'APFEL', 'BIRNE', 'ERDBEERE']],
		[
			'SRCH-28 chronologically, newest first',
			'chronologically',
			['BIRNE', 'APFEL', 'ERDBEERE', 'MELONE'],
		],
		['SRCH-29 by unit price', 'unitprice', ['MELONE', 'BIRNE', 'APFEL', 'ERDBEERE']],
		['by price', 'price', ['APFEL', 'BIRNE', 'ERDBEERE', 'MELONE']],
		['by reduction, then popular first', 'discount', ['ERDBEERE', 'APFEL', 'MELONE', 'BIRNE']],
		['by popularity', 'popularity', ['APFEL', 'ERDBEERE', 'MELONE', 'BIRNE']],
	])('%s', async (_name, sort, expected) => {
		expect(skusOf(await fruitShop.list(`/api/categories/obst/products?sort=${sort}`))).toEqual(
			expected,
		);
	});

	it('CONST-30 SRCH-27 sorts by category by default', async () => {
		expect(skusOf(await fruitShop.list('/api/categories/obst/products'))).toEqual(
			skusOf(await fruitShop.list('/api/categories/obst/products?sort=category')),
		);
	});

	it('paginates', async () => {
		const found = await fruitShop.list(
			'/api/categories/obst/products?sort=alphabetically&offset=1&pageSize=2',
		);
		expect(found).toMatchObject({ total: 4, count: 2, offset: 1 });
		expect(skusOf(found)).toEqual(['BIRNE', 'ERDBEERE']);
		expect((await fruitShop.shop.get('/api/categories/obst/products?pageSize=49')).statusCode).toBe(
			400,
		);
		expect(
			(await fruitShop.shop.get('/api/categories/obst/products?sort=relevance')).statusCode,
		).toBe(400);
	});

	it.each([
		['brand', 'brand=almwerk', ['APFEL', 'ERDBEERE']],
		['two brands widen', 'brand=almwerk,talhof', ['APFEL', 'BIRNE', 'ERDBEERE']],
		['two labels narrow', 'labels=organic,regional', ['APFEL']],
		['an origin', 'origin=IT', ['BIRNE']],
		['a subcategory', 'category=beeren', ['ERDBEERE']],
		['offers', 'offers=promotion', ['ERDBEERE']],
		['availability', 'availability=available', ['APFEL', 'ERDBEERE', 'MELONE']],
		['a price', 'price=0-199', ['APFEL', 'BIRNE']],
		['several facets narrow', 'brand=almwerk&origin=AT&offers=promotion', ['ERDBEERE']],
		['an unknown value', 'brand=nichts', []],
		['a combination without products', 'labels=organic,vegan', []],
	])('filters by %s', async (_name, query, expected) => {
		const found = await fruitShop.list(
			`/api/categories/obst/products?sort=alphabetically&${query}`,
		);
		expect(skusOf(found)).toEqual(expected);
		expect(found.total).toBe(expected.length);
	});

	it('counts facet values, ignoring the facet’s own filter', async () => {
		const plain = await fruitShop.list('/api/categories/obst/products');
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
		const chosen = await fruitShop.list('/api/categories/obst/products?brand=talhof&origin=AT,IT');
		expect(chosen.total).toBe(1);
		expect(brandsOf(chosen)).toEqual([
			['talhof', 1, true],
			['almwerk', 2, false],
		]);
		const labelled = await fruitShop.list('/api/categories/obst/products?labels=regional');
		expect(labelled.facets.find(({ facet }) => facet === 'labels')?.values).toEqual([
			{ value: 'regional', name: null, count: 2, isSelected: true },
			{ value: 'organic', name: null, count: 1, isSelected: false },
		]);
	});

	it('carries the keys of the category and of every product on the page', async () => {
		const { headers } = await fruitShop.shop.get('/api/categories/beeren/products');
		const id = fruitShop.shop.tenantId;
		expect(headers['xkey']).toBe(`t-${id} ${id}:c:beeren ${id}:p:ERDBEERE`);
	});
});

describe('brands', () => {
	it('SRCH-09 have an overview, a page each, and their products', async () => {
		const overview = (await fruitShop.shop.get('/api/brands')).json();
		expect(overview.results).toEqual([
			{ slug: 'almwerk', name: 'Almwerk', description: 'Aus den Bergen.', productCount: 2 },
			{ slug: 'talhof', name: 'Talhof', description: '', productCount: 1 },
		]);
		expect((await fruitShop.shop.get('/api/brands/almwerk')).json().name).toBe('Almwerk');
		expect(
			skusOf(await fruitShop.list('/api/brands/almwerk/products?sort=alphabetically')),
		).toEqual(['APFEL', 'ERDBEERE']);
		expect((await fruitShop.other.get('/api/brands/almwerk')).statusCode).toBe(404);
		expect((await fruitShop.shop.get('/api/brands/nix/products')).statusCode).toBe(404);
	});
});
