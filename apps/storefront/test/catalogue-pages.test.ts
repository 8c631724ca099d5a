import { beforeEach, describe, expect, it } from 'vitest';
import { manyProducts } from './fixture-catalogue.ts';
import { openFixtureShop } from './open-fixture-shop.ts';
import { cards } from './read-page.ts';

const shop = await openFixtureShop();
beforeEach(() => {
	shop.api.listings.products = manyProducts(30);
});

const requested = () => shop.api.seen.map(({ path }) => path);

describe('an unavailable catalogue', () => {
	it('leaves product groups empty and the page uncached', async () => {
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

	it('shows the 500 page when a list cannot be loaded', async () => {
		shop.api.fail('/api/categories/obst/products', 503);
		const { status, headers } = await shop.get('/kategorie/obst');
		expect(status).toBe(500);
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('SRCH-04 SRCH-06 makes no API call without a slug or SKU', async () => {
		await shop.get('/kategorie/%20');
		await shop.get('/produkte/%20');
		expect(requested().filter((path) => /\/api\/(categories|products)\//.test(path))).toEqual([]);
	});
});

describe('product blocks', () => {
	const source = { kind: 'category', category: 'obst' } as const;

	it('cost no call when the API has filled them', async () => {
		const found = manyProducts(3);
		shop.api.setPage('gefuellt', {
			meta: { title: 'Gefüllt' },
			hasProducts: true,
			blocks: [{ type: 'product-group', title: 'Obst', source, found }],
		});
		const { text, headers } = await shop.get('/gefuellt');
		expect(cards(text)).toHaveLength(3);
		expect(headers.get('cache-control')).toContain('s-maxage');
		expect(requested()).not.toContainEqual(expect.stringContaining('/products'));
	});
});

describe('brands', () => {
	it('SRCH-09 TEN-56 lists all brands by first letter', async () => {
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

describe('GET /sitemap → 200', () => {
	it('lists pages, categories and brands', async () => {
		const { text } = await shop.get('/sitemap');
		for (const path of ['/kategorie/beeren', '/marken/almliesl', '/marken', '/filialen']) {
			expect(text).toContain(`href="${path}"`);
		}
	});
});
