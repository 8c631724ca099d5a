import type { PagePayload } from '@korb/contracts/platform/payload';
import { beforeEach, describe, expect, it } from 'vitest';
import { aProduct, aReduction, manyProducts } from './fixture-catalogue.ts';
import { BUILD_ID } from './fixture-shop.ts';
import { openFixtureShop } from './open-fixture-shop.ts';
import { cards, linkedData } from './read-page.ts';

const shop = await openFixtureShop();
beforeEach(() => {
	shop.api.listings.products = manyProducts(30);
});

const requested = () => shop.api.seen.map(({ path }) => path);

describe('GET /produkte/heumilch → 200', () => {
	it('SRCH-05 API-91 TEN-69 shows one product by its slug or its SKU', async () => {
		const { text } = await shop.get('/produkte/heumilch');
		expect(text).toMatch(/<h1[^>]*>Bio-Heumilch<\/h1>/);
		expect(requested()).toContain('/api/products/heumilch');
		await shop.get('/produkte/heumilch/4711');
		expect(requested()).toContain('/api/products/4711');
	});

	it('shows all legally required product information as text', async () => {
		const { text } = await shop.get('/produkte/heumilch');
		expect(text).toContain('Bio-<b>Heumilch</b>, sonst nichts');
		expect(text).toMatch(/<b>Milch<\/b><span>enthalten/);
		expect(text).toMatch(/<b>Schalenfrüchte<\/b><span>Spuren möglich/);
		expect(text).toMatch(/<th scope="row">Energie<\/th><td>285\u00a0kJ \/ 68\u00a0kcal/);
		expect(text).toMatch(/<th scope="row">Salz<\/th><td>0,13 g/);
		expect(text).toContain('je 100 ml');
		expect(text).toContain('Almliesl eGen, Dorfplatz 4, 5162 Obertrum');
		expect(text).toContain('Salzburger Flachgau, Österreich');
		expect(text).toContain('Preis inkl. 10 % USt.');
	});

	it('SRCH-08 API-92 shows similar products, and works without them', async () => {
		expect(cards((await shop.get('/produkte/heumilch')).text)).not.toEqual([]);
		expect(requested().some((path) => path.startsWith('/api/products/heumilch/similar'))).toBe(
			true,
		);
		shop.api.fail('/api/products/heumilch/similar', 500);
		const { status, headers, text } = await shop.get('/produkte/heumilch');
		expect(status).toBe(200);
		expect(cards(text)).toEqual([]);
		// Not cached: the next visitor should get the complete page.
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('offers a quantity before adding to the cart, with its price', async () => {
		const { text } = await shop.get('/produkte/heumilch');
		expect(text).toContain('aria-label="Mehr: Bio-Heumilch"');
		expect(text).toMatch(/aria-label="In den Korb €\u00a01,99, Bio-Heumilch"/);
		expect(text).toContain('aria-label="Bio-Heumilch teilen"');
	});

	it('fetches matching products, and works without them', async () => {
		expect((await shop.get('/produkte/heumilch')).text).not.toContain('Dazu passt');
		expect(requested().some((path) => path.startsWith('/api/products/heumilch/goes-with'))).toBe(
			true,
		);
		shop.api.fail('/api/products/heumilch/goes-with', 500);
		expect((await shop.get('/produkte/heumilch')).status).toBe(200);
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

	it('escapes product data', async () => {
		shop.api.listings.products = [aProduct({ name: '</script><img src=x>' })];
		const { text } = await shop.get('/kategorie/obst');
		expect(text).not.toContain('<img src=x>');
		expect(text).not.toContain('</script><img');
	});
});

describe('a price in the shop', () => {
	it('SRCH-16 SRCH-17 SRCH-21 is shown as the API returned it, in cents', async () => {
		shop.api.listings.products = [aProduct({ price: aReduction })];
		const { text } = await shop.get(`/kategorie/obst/_payload.json?build=${BUILD_ID}`);
		const payload = JSON.parse(text) as Extract<PagePayload, { kind: 'category' }>;
		expect(payload.listing.products[0]).toMatchObject({
			productId: '1',
			parentCategories: [{ slug: 'kuehlwaren' }, { slug: 'milch' }],
			price: { regular: { value: 249 } },
		});
	});
});
