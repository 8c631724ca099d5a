import type { PagePayload } from '@korb/contracts/platform/payload';
import { PRODUCT_SORTS } from '@korb/domain/catalogue/listing';
import { beforeEach, describe, expect, it } from 'vitest';
import { manyProducts } from './fixture-catalogue.ts';
import { BUILD_ID, demoTenant } from './fixture-shop.ts';
import { openFixtureShop } from './open-fixture-shop.ts';
import { cards, linkedData } from './read-page.ts';

const shop = await openFixtureShop();
beforeEach(() => {
	shop.api.listings.products = manyProducts(30);
});

const requested = () => shop.api.seen.map(({ path }) => path);

describe('GET /kategorie/obst → 200', () => {
	it('SRCH-02 SRCH-03 API-88 API-89 TEN-71 shows the category and its products', async () => {
		const { status, text } = await shop.get('/kategorie/obst');
		expect(status).toBe(200);
		expect(text).toMatch(/<h1[^>]*>Obst &amp; Gemüse<\/h1>/);
		expect(cards(text)).toEqual(manyProducts(24).map(({ sku }) => sku));
		expect(requested()).toContain('/api/categories/obst');
		expect(requested().some((path) => path.startsWith('/api/categories/obst/products?'))).toBe(
			true,
		);
	});

	it('SRCH-01 API-87 links to its subcategories', async () => {
		const { text } = await shop.get('/kategorie/obst');
		expect(text).toContain('href="/kategorie/beeren"');
		expect(requested()).toContain('/api/category-trees');
	});

	it('marks its aisle in the category bar', async () => {
		const marked = /<a (?=[^>]*aria-current="true")(?=[^>]*href="\/kategorie\/obst")/;
		expect((await shop.get('/kategorie/obst')).text).toMatch(marked);
		expect((await shop.get('/kategorie')).text).not.toMatch(marked);
	});

	it('links back to all products when a filter leaves none', async () => {
		shop.api.listings.products = [];
		const { text } = await shop.get('/kategorie/obst?labels=vegan');
		expect(text).toContain('So streng ist kein Regal sortiert');
		expect(text).toMatch(/<a [^>]*href="\/kategorie\/obst"[^>]*>Alle Filter löschen<\/a><\/div>/);
	});

	it('carries the surrogate keys of everything it shows', async () => {
		const { headers } = await shop.get('/kategorie/obst');
		expect(headers.get('xkey')?.split(' ')).toEqual(
			expect.arrayContaining(['t-korb', 'c-obst', 'tree']),
		);
	});

	it('SRCH-26 SRCH-27 SRCH-28 SRCH-29 sorts by a form that needs no JavaScript', async () => {
		const { text } = await shop.get('/kategorie/obst?labels=vegan');
		const form =
			/<form [^>]*action="\/kategorie\/obst" method="get".*?<\/form>/s.exec(text)?.[0] ?? '';
		expect([...form.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
			...PRODUCT_SORTS,
		]);
		expect(form).toMatch(/<option value="category" selected=""/);
		expect(form).toContain('<input type="hidden" name="labels" value="vegan"/>');
		expect(form).toContain('<noscript><button type="submit"');
	});

	it('queries the API for exactly what the URL says', async () => {
		await shop.get('/kategorie/obst?sort=unitprice&labels=vegan,organic&offers=1&page=2&utm=x');
		const list = requested().find((path) => path.includes('/products?')) ?? '';
		expect(Object.fromEntries(new URLSearchParams(list.split('?')[1]))).toEqual({
			labels: 'vegan,organic',
			offers: 'promotion',
			offset: '24',
			pageSize: '24',
			sort: 'unitprice',
		});
	});

	it('shows the configured number of products per page', async () => {
		shop.api.setTenant('lang.localhost', {
			clientRuntimeConfig: { ...demoTenant, productsPerPage: 28 },
		});
		const first = await shop.get('/kategorie/obst', { host: 'lang.localhost' });
		expect(cards(first.text)).toHaveLength(28);
		const second = await shop.get('/kategorie/obst?page=2', { host: 'lang.localhost' });
		expect(cards(second.text)).toEqual(
			manyProducts(30)
				.slice(28)
				.map(({ sku }) => sku),
		);
		expect(second.text).toContain('29 bis 30 von 30 Artikeln');
	});

	it('filters by links that search engines do not follow', async () => {
		const { text } = await shop.get('/kategorie/obst?labels=vegan');
		expect(text).toMatch(/<a [^>]*href="\/kategorie\/obst\?labels=organic,vegan"[^>]*>/);
		expect(text).toMatch(/<a [^>]*aria-current="true" rel="nofollow" href="\/kategorie\/obst"/);
		expect(text).toContain('Österreich');
		expect(text).toContain('bis €\u00a01,99');
		expect(text).toContain('ab €\u00a020,00');
		expect(text).toContain('aria-label="Vegan entfernen"');
	});

	it('has one URL per page of the list, and links to its neighbours', async () => {
		const first = await shop.get('/kategorie/obst');
		expect(first.text).toContain('rel="next" href="/kategorie/obst?page=2"');
		expect(first.text).toContain(
			'<link rel="next" href="https://shop.korb.example/kategorie/obst?page=2"/>',
		);
		const second = await shop.get('/kategorie/obst?page=2');
		expect(cards(second.text)).toHaveLength(6);
		expect(second.text).toContain(
			'<link rel="canonical" href="https://shop.korb.example/kategorie/obst?page=2"/>',
		);
		expect(second.text).toContain(
			'<link rel="prev" href="https://shop.korb.example/kategorie/obst"/>',
		);
		expect((await shop.get('/kategorie/obst?page=3')).status).toBe(404);
	});

	it('keeps filtered and sorted views out of search engines', async () => {
		for (const search of ['labels=vegan', 'sort=unitprice']) {
			const { text } = await shop.get(`/kategorie/obst?${search}`);
			expect(text).toContain('<meta name="robots" content="noindex"/>');
			expect(text).toContain(
				'<link rel="canonical" href="https://shop.korb.example/kategorie/obst"/>',
			);
		}
	});

	it('describes its breadcrumb and its products to search engines', async () => {
		const [trail, items] = linkedData((await shop.get('/kategorie/obst')).text);
		expect(trail).toMatchObject({
			'@type': 'BreadcrumbList',
			itemListElement: [{ position: 1, item: 'https://shop.korb.example/kategorie/obst' }],
		});
		expect(items).toMatchObject({ '@type': 'ItemList' });
		expect(items?.['itemListElement']).toHaveLength(24);
	});

	it('serves the payload of a filtered list with the same data as its page', async () => {
		const search = 'labels=vegan&page=2';
		const page = await shop.get(`/kategorie/obst?${search}`);
		const { text } = await shop.get(`/kategorie/obst/_payload.json?${search}&build=${BUILD_ID}`);
		const payload = JSON.parse(text) as PagePayload;
		expect(payload).toMatchObject({
			kind: 'category',
			listing: { address: { page: 2, filters: { labels: ['vegan'] } } },
		});
		expect(page.text).toContain(text.replaceAll('<', '\\u003c'));
	});

	it('shows an empty list as such', async () => {
		shop.api.listings.products = [];
		const { status, text } = await shop.get('/kategorie/obst?labels=vegan');
		expect(status).toBe(200);
		expect(text).toContain('So streng ist kein Regal sortiert');
	});
});

describe('GET /kategorie → 200', () => {
	it('TEN-55 API-90 SRCH-07 shows all aisles and the entire assortment', async () => {
		const { text } = await shop.get('/kategorie');
		expect(text).toMatch(/<h1[^>]*>Sortiment<\/h1>/);
		expect(text).toContain('href="/kategorie/obst"');
		expect(requested().some((path) => path.startsWith('/api/products?'))).toBe(true);
	});

	it('shows products on offer', async () => {
		const { text } = await shop.get('/kategorie?offers=1');
		expect(text).toMatch(/<h1[^>]*>Aktionen<\/h1>/);
		expect(requested().some((path) => /^\/api\/products\?.*offers=promotion/.test(path))).toBe(
			true,
		);
	});
});
