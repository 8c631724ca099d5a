import { SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { beforeEach, describe, expect, it } from 'vitest';
import { manyProducts } from './fixture-catalogue.ts';
import { openFixtureShop } from './open-fixture-shop.ts';
import { cards } from './read-page.ts';

const shop = await openFixtureShop();
beforeEach(() => {
	shop.api.listings.products = manyProducts(30);
});

const requested = () => shop.api.seen.map(({ path }) => path);

describe('GET /suche/milch → 200', () => {
	it('SRCH-48 TEN-70 takes the term from the path and the tab from the query', async () => {
		const products = await shop.get('/suche/bio%20milch?tab=products');
		expect(products.text).toContain('Ergebnisse für „bio milch“');
		expect(cards(products.text)).toHaveLength(24);
		expect(requested().some((path) => path.startsWith('/api/products/search/bio%20milch?'))).toBe(
			true,
		);
		const content = await shop.get('/suche/milch?tab=content');
		expect(cards(content.text)).toEqual([]);
		expect(content.text).toContain('href="/tipps"');
	});

	it('keeps the shopper’s term and links to the suggested spelling', async () => {
		const { text } = await shop.get('/suche/milhc?tab=products');
		expect(text).toContain('Ergebnisse für „milhc“');
		expect(text).toMatch(
			/<a [^>]*href="\/suche\/Milch\?tab=products"[^>]*>Meintest du „Milch“\?<\/a>/,
		);
	});

	it('sorts by a form that works without JavaScript, by relevance by default', async () => {
		const { text } = await shop.get('/suche/milch?tab=products&labels=vegan&sort=price');
		const form =
			/<form [^>]*action="\/suche\/milch" method="get".*?<\/form>/s.exec(text)?.[0] ?? '';
		expect([...form.matchAll(/<option value="(\w+)"/g)].map(([, value]) => value)).toEqual([
			...SEARCH_SORTS,
		]);
		expect(form).toMatch(/<option value="price" selected=""/);
		expect(form).toContain('<input type="hidden" name="labels" value="vegan"/>');
		const requestedSorts = () =>
			requested()
				.filter((path) => path.startsWith('/api/products/search/'))
				.map((path) => new URLSearchParams(path.split('?')[1]).get('sort'));
		expect(requestedSorts()).toEqual(['price']);
		await shop.get('/suche/milch?tab=products&sort=category');
		expect(requestedSorts()).toEqual(['price', 'relevance']);
	});

	it('opens the products for an unknown tab', async () => {
		expect(cards((await shop.get('/suche/milch?tab=wissen')).text)).toHaveLength(24);
	});

	it('SRCH-50 API-17 treats a failed search as one without hits, and does not cache it', async () => {
		shop.api.fail('/api/products/search', 500);
		const { status, headers, text } = await shop.get('/suche/milch?tab=products');
		expect(status).toBe(200);
		expect(text).toContain('Die Suche macht gerade Pause');
		expect(text).not.toContain('Nichts gefunden');
		expect(headers.get('cache-control')).toBe('private, no-store');
	});

	it('finds nothing for a term that is too short, and says why', async () => {
		const { text } = await shop.get('/suche/m?tab=products');
		expect(text).toContain('Nichts gefunden für „m“');
	});

	it('is not indexed by search engines', async () => {
		const { text } = await shop.get('/suche/milch?tab=products');
		expect(text).toContain('<meta name="robots" content="noindex"/>');
	});

	it('SRCH-12 needs no login', async () => {
		await shop.get('/suche/milch?tab=products', { cookie: 'loggedIn=true' });
		for (const { headers } of shop.api.seen) expect(headers.cookie).toBeUndefined();
	});
});

describe('the search form without JavaScript', () => {
	it('has a URL of its own', async () => {
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

	it('leads nowhere when search is off or the term is empty', async () => {
		expect((await shop.get('/suche?term=')).status).toBe(404);
	});
});
