import type { PagePayload } from '@korb/contracts/payload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aReduction, manyProducts } from './fixture-catalogue.ts';
import { BUILD_ID, type FixtureShop, startFixtureShop } from './fixture-shop.ts';

let shop: FixtureShop;
beforeAll(async () => {
	shop = await startFixtureShop();
});
beforeEach(() => {
	shop.api.heal();
	shop.api.seen.length = 0;
	shop.api.shelves.products = manyProducts(30);
});
afterAll(() => shop.close());

const asked = () => shop.api.seen.map(({ path }) => path);
const cards = (html: string) => [...html.matchAll(/data-product="([^"]+)"/g)].map(([, sku]) => sku);
const linkedData = (html: string) =>
	[...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
		([, json = '']) => JSON.parse(json) as Record<string, unknown>,
	);

describe('GET /kategorie/obst → 200', () => {
	it('SRCH-02 SRCH-03 API-88 API-89 TEN-71 shows the category and its products', async () => {
		const { status, text } = await shop.get('/kategorie/obst');
		expect(status).toBe(200);
		expect(text).toMatch(/<h1[^>]*>Obst &amp; Gemüse<\/h1>/);
		expect(cards(text)).toEqual(manyProducts(24).map(({ sku }) => sku));
		expect(asked()).toContain('/api/categories/obst');
		expect(asked().some((path) => path.startsWith('/api/categories/obst/products?'))).toBe(true);
	});

	it('SRCH-01 API-87 leads to the categories below it', async () => {
		const { text } = await shop.get('/kategorie/obst');
		expect(text).toContain('href="/kategorie/beeren"');
		expect(asked()).toContain('/api/category-trees');
	});

	it('carries the surrogate keys of everything it shows', async () => {
		const { headers } = await shop.get('/kategorie/obst');
		expect(headers.get('xkey')?.split(' ')).toEqual(
			expect.arrayContaining(['t-korb', 'c-obst', 'tree']),
		);
	});

	it('SRCH-26 SRCH-27 SRCH-28 SRCH-29 offers four orders in a form that needs no script', async () => {
		const { text } = await shop.get('/kategorie/obst?labels=vegan');
		const form =
			/<form [^>]*action="\/kategorie\/obst" method="get".*?<\/form>/s.exec(text)?.[0] ?? '';
		expect([...form.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
			'category',
			'alphabetically',
			'chronologically',
			'unitprice',
		]);
		expect(form).toMatch(/<option value="category" selected=""/);
		expect(form).toContain('<input type="hidden" name="labels" value="vegan"/>');
		expect(form).toContain('<noscript><button type="submit"');
	});

	it('asks the API for exactly what the address says', async () => {
		await shop.get('/kategorie/obst?sort=unitprice&labels=vegan,organic&offers=1&page=2&utm=x');
		const list = asked().find((path) => path.includes('/products?')) ?? '';
		expect(Object.fromEntries(new URLSearchParams(list.split('?')[1]))).toEqual({
			labels: 'vegan,organic',
			offers: 'promotion',
			offset: '24',
			pageSize: '24',
			sort: 'unitprice',
		});
	});

	it('narrows by links, which search engines do not follow', async () => {
		const { text } = await shop.get('/kategorie/obst?labels=vegan');
		expect(text).toMatch(/<a [^>]*href="\/kategorie\/obst\?labels=organic,vegan"[^>]*>/);
		expect(text).toMatch(/<a [^>]*aria-current="true" rel="nofollow" href="\/kategorie\/obst"/);
		expect(text).toContain('Österreich');
		expect(text).toContain('bis €\u00a01,99');
		expect(text).toContain('ab €\u00a020,00');
		expect(text).toContain('aria-label="Vegan entfernen"');
	});

	it('has one address per page of the list, and tells its neighbours', async () => {
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

	it('keeps views of a list out of search engines', async () => {
		for (const search of ['labels=vegan', 'sort=unitprice']) {
			const { text } = await shop.get(`/kategorie/obst?${search}`);
			expect(text).toContain('<meta name="robots" content="noindex"/>');
			expect(text).toContain(
				'<link rel="canonical" href="https://shop.korb.example/kategorie/obst"/>',
			);
		}
	});

	it('describes its trail and its products to search engines', async () => {
		const [trail, items] = linkedData((await shop.get('/kategorie/obst')).text);
		expect(trail).toMatchObject({
			'@type': 'BreadcrumbList',
			itemListElement: [{ position: 1, item: 'https://shop.korb.example/kategorie/obst' }],
		});
		expect(items).toMatchObject({ '@type': 'ItemList' });
		expect(items?.['itemListElement']).toHaveLength(24);
	});

	it('answers the payload of a narrowed list with the very data of its page', async () => {
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

	it('shows a list without hits as what it is', async () => {
		shop.api.shelves.products = [];
		const { status, text } = await shop.get('/kategorie/obst?labels=vegan');
		expect(status).toBe(200);
		expect(text).toContain('So streng ist kein Regal sortiert');
	});
});

describe('GET /kategorie → 200', () => {
	it('TEN-55 API-90 SRCH-07 shows all aisles and the whole assortment', async () => {
		const { text } = await shop.get('/kategorie');
		expect(text).toMatch(/<h1[^>]*>Sortiment<\/h1>/);
		expect(text).toContain('href="/kategorie/obst"');
		expect(asked().some((path) => path.startsWith('/api/products?'))).toBe(true);
	});

	it('shows what is on offer', async () => {
		const { text } = await shop.get('/kategorie?offers=1');
		expect(text).toMatch(/<h1[^>]*>Aktionen<\/h1>/);
		expect(asked().some((path) => /^\/api\/products\?.*offers=promotion/.test(path))).toBe(true);
	});
});

describe('a catalogue that does not answer', () => {
	it('leaves the groups of a page empty and the page out of every store', async () => {
		const source = { kind: 'category', category: 'obst' } as const;
		shop.api.setPage('gruppen', {
			meta: { title: 'Gruppen' },
			blocks: [{ type: 'product-group', title: 'Obst', source }],
		});
		expect(cards((await shop.get('/gruppen')).text)).not.toEqual([]);
		shop.api.fail('/api/categories/obst/products', 500);
		const { status, headers, text } = await shop.get('/gruppen');
		expect(status).toBe(200);
		expect(cards(text)).toEqual([]);
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it.each(['/kategorie/unbekannt', '/produkte/unbekannt', '/marken/unbekannt'])(
		'is 404 for %s',
		async (path) => {
			const { status, text } = await shop.get(path);
			expect(status).toBe(404);
			expect(text).toContain(`Page not found: ${path}`);
		},
	);

	it('is the 500 page when a list cannot be had', async () => {
		shop.api.fail('/api/categories/obst/products', 503);
		const { status, headers } = await shop.get('/kategorie/obst');
		expect(status).toBe(500);
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('SRCH-04 SRCH-06 asks for nothing without a slug or an article number', async () => {
		await shop.get('/kategorie/%20');
		await shop.get('/produkte/%20');
		expect(asked().filter((path) => /\/api\/(categories|products)\//.test(path))).toEqual([]);
	});
});

describe('GET /produkte/heumilch → 200', () => {
	it('SRCH-05 API-91 TEN-69 shows one product by its slug or its article number', async () => {
		const { text } = await shop.get('/produkte/heumilch');
		expect(text).toMatch(/<h1[^>]*>Bio-Heumilch<\/h1>/);
		expect(asked()).toContain('/api/products/heumilch');
		await shop.get('/produkte/heumilch/4711');
		expect(asked()).toContain('/api/products/4711');
	});

	it('prints everything the law wants known before buying, as text', async () => {
		const { text } = await shop.get('/produkte/heumilch');
		expect(text).toContain('Bio-<b>Heumilch</b>, sonst nichts');
		expect(text).toMatch(/<b>Milch<\/b><span>enthalten/);
		expect(text).toMatch(/<b>Schalenfrüchte<\/b><span>Spuren möglich/);
		expect(text).toMatch(/<th scope="row">Energie<\/th><td>285 kJ \/ 68 kcal/);
		expect(text).toMatch(/<th scope="row">Salz<\/th><td>0,13 g/);
		expect(text).toContain('je 100 ml');
		expect(text).toContain('Almliesl eGen, Dorfplatz 4, 5162 Obertrum');
		expect(text).toContain('Salzburger Flachgau, Österreich');
		expect(text).toContain('Preis inkl. 10 % USt.');
	});

	it('SRCH-08 API-92 shows similar products, and is a page without them', async () => {
		expect(cards((await shop.get('/produkte/heumilch')).text)).not.toEqual([]);
		expect(asked().some((path) => path.startsWith('/api/products/heumilch/similar'))).toBe(true);
		shop.api.fail('/api/products/heumilch/similar', 500);
		const { status, headers, text } = await shop.get('/produkte/heumilch');
		expect(status).toBe(200);
		expect(cards(text)).toEqual([]);
		// Not kept: the next visitor should get the whole page.
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('describes product and offer to search engines and other sites', async () => {
		const { text } = await shop.get('/produkte/heumilch/4711');
		expect(text).toContain(
			'<link rel="canonical" href="https://shop.korb.example/produkte/heumilch"/>',
		);
		expect(text).toContain('<meta property="og:type" content="product"/>');
		expect(text).toContain('content="https://shop.korb.example/media/p/4711/960.webp"');
		expect(linkedData(text)[1]).toMatchObject({
			'@type': 'Product',
			sku: '4711',
			brand: { name: 'Almliesl' },
			offers: {
				price: '1.99',
				priceCurrency: 'EUR',
				availability: 'https://schema.org/InStock',
				url: 'https://shop.korb.example/produkte/heumilch',
			},
		});
	});

	it('cannot be broken out of by product data', async () => {
		shop.api.shelves.products = [aProduct({ name: '</script><img src=x>' })];
		const { text } = await shop.get('/kategorie/obst');
		expect(text).not.toContain('<img src=x>');
		expect(text).not.toContain('</script><img');
	});
});

describe('brands', () => {
	it('SRCH-09 TEN-56 lists all brands by their first letter', async () => {
		const { text } = await shop.get('/marken');
		expect(text).toMatch(/<h2 id="brands-a">A<\/h2>/);
		expect(text).toContain('href="/marken/almliesl"');
	});

	it('SRCH-09 TEN-57 shows one brand with its products and no brand facet', async () => {
		const { text } = await shop.get('/marken/almliesl');
		expect(text).toMatch(/<h1[^>]*>Almliesl<\/h1>/);
		expect(text).toContain('Milch aus den Bergen.');
		expect(cards(text)).toHaveLength(24);
		expect(text).not.toContain('brand=almliesl');
	});
});

describe('GET /suche/milch → 200', () => {
	it('SRCH-48 TEN-70 takes the term from the path and the tab from the query', async () => {
		const products = await shop.get('/suche/bio%20milch?tab=products');
		expect(products.text).toContain('Ergebnisse für „bio milch“');
		expect(cards(products.text)).toHaveLength(24);
		expect(asked().some((path) => path.startsWith('/api/products/search/bio%20milch?'))).toBe(true);
		const content = await shop.get('/suche/milch?tab=content');
		expect(cards(content.text)).toEqual([]);
		expect(content.text).toContain('href="/tipps"');
	});

	it('opens the products for a tab it does not know', async () => {
		expect(cards((await shop.get('/suche/milch?tab=wissen')).text)).toHaveLength(24);
	});

	it('SRCH-50 API-17 takes a failing search for one without hits, and does not keep it', async () => {
		shop.api.fail('/api/products/search', 500);
		const { status, headers, text } = await shop.get('/suche/milch?tab=products');
		expect(status).toBe(200);
		expect(text).toContain('Die Suche macht gerade Pause');
		expect(text).not.toContain('Nichts gefunden');
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('finds nothing for a term that is too short, and says just that', async () => {
		const { text } = await shop.get('/suche/m?tab=products');
		expect(text).toContain('Nichts gefunden für „m“');
	});

	it('is not for search engines', async () => {
		const { text } = await shop.get('/suche/milch?tab=products');
		expect(text).toContain('<meta name="robots" content="noindex"/>');
	});

	it('SRCH-12 needs nobody to be logged in', async () => {
		await shop.get('/suche/milch?tab=products', { cookie: 'loggedIn=true' });
		for (const { headers } of shop.api.seen) expect(headers.cookie).toBeUndefined();
	});
});

describe('the search form without a script', () => {
	it('has an address of its own', async () => {
		const { text } = await shop.get('/');
		expect(text).toMatch(/<form [^>]*action="\/suche" method="get"/);
		expect(text).toMatch(/<input[^>]*name="term"/);
	});

	it('leads to the search page', async () => {
		const { status, headers } = await shop.get('/suche?term=bio+k%C3%A4se');
		expect(status).toBe(301);
		expect(headers.get('location')).toBe('/suche/bio%20k%C3%A4se?tab=products');
	});

	it('keeps the term in the field', async () => {
		expect((await shop.get('/suche/milch')).text).toMatch(
			/<input[^>]*name="term"[^>]*value="milch"/,
		);
	});

	it('leads nowhere when search is off or nothing was typed', async () => {
		expect((await shop.get('/suche?term=')).status).toBe(404);
	});
});

describe('GET /sitemap → 200', () => {
	it('lists pages, categories and brands', async () => {
		const { text } = await shop.get('/sitemap');
		for (const path of ['/kategorie/beeren', '/marken/almliesl', '/marken', '/filialen']) {
			expect(text).toContain(`href="${path}"`);
		}
	});
});

describe('a price in the shop', () => {
	it('SRCH-16 SRCH-17 SRCH-21 reaches the page as the API gave it, in cents', async () => {
		shop.api.shelves.products = [aProduct({ price: aReduction })];
		const { text } = await shop.get(`/kategorie/obst/_payload.json?build=${BUILD_ID}`);
		const payload = JSON.parse(text) as Extract<PagePayload, { kind: 'category' }>;
		expect(payload.listing.products[0]).toMatchObject({
			productId: '1',
			parentCategories: [{ slug: 'kuehlwaren' }, { slug: 'milch' }],
			price: { regular: { value: 249 } },
		});
	});
});
