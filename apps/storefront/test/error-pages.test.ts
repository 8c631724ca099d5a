import { describe, expect, it } from 'vitest';
import { demoTenant } from './fixture-shop.ts';
import { openFixtureShop } from './open-fixture-shop.ts';

const shop = await openFixtureShop();

const count = (text: string, part: string | RegExp) => text.split(part).length - 1;

describe('error pages', () => {
	it('TEN-72 CMS-61 ERR-10 answers 404 with the 404 view for a path without content', async () => {
		const page = await shop.get('/gibt-es-nicht');
		expect(page.status).toBe(404);
		expect(page.text).toContain('data-error-view="not-found"');
		expect(page.text).toContain('Page not found: /gibt-es-nicht');
		expect(page.text).toContain('Hier liegt nur ein Paradeiser');
		expect(page.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=10');
	});

	it('answers 404 for a path that the API refuses for its length', async () => {
		const path = `/${'a'.repeat(301)}`;
		shop.api.fail(`/api/content/pages${path}`, 400);
		expect((await shop.get(path)).status).toBe(404);
		shop.api.heal();
	});

	it('shows no English text on the 404 page of a German shop', async () => {
		const { text } = await shop.get('/gibt-es-nicht');
		const view = /<main[\s>].*<\/main>/s.exec(text)?.[0] ?? '';
		expect(view).toContain('Hier liegt nur ein Paradeiser');
		expect(view).not.toMatch(/lang="en"|not found/i);
	});

	it('TEN-74 ERR-10 answers 404 when the route rejects its parameters', async () => {
		const page = await shop.get('/produkte/%3Cscript%3E');
		expect(page.status).toBe(404);
		expect(page.text).toContain('Page Not Found: /produkte/%3Cscript%3E');
		const calls = shop.api.seen.filter(({ path }) => path.startsWith('/api/content/pages'));
		expect(calls).toEqual([]);
	});

	it.each([502, 503, 501, 0])(
		'ERR-02 API-07 shows the 500 page when content fails with %s',
		async (status) => {
			shop.api.fail('/api/content/pages', status);
			const page = await shop.get('/');
			expect(page.status).toBe(500);
			expect(page.text).toContain('Backend or internet is not available');
			expect(page.headers.get('cache-control')).toBe('private, no-store');
		},
	);

	it('repeats a call that an overloaded API rejects', async () => {
		shop.api.fail('/api/content/pages', 503, 1);
		const page = await shop.get('/');
		expect(page.status).toBe(200);
		expect(page.text).toContain('Frisch heute');
	});

	it('CMS-64 shows the generic error page with a reference for any other failure', async () => {
		shop.api.fail('/api/content/pages', 500);
		const page = await shop.get('/', { 'x-request-id': 'edge-77' });
		expect(page.status).toBe(500);
		expect(page.text).toContain('data-error-view="generic"');
		expect(page.text).toContain('Fehlernummer edge-77');
		expect(page.text).not.toContain('Backend or internet');
	});

	it('TEN-68 CMS-64 serves the error page at its own route', async () => {
		const page = await shop.get('/fehler');
		expect(page.status).toBe(200);
		expect(page.text).toContain('data-error-view="generic"');
	});

	it('CMS-71 gives crawlers only the status', async () => {
		const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
		const page = await shop.get('/gibt-es-nicht', bot);
		expect(page.status).toBe(404);
		expect(page.text).toBe('');
		expect(page.headers.get('cache-control')).toBe('private, no-store');
		expect((await shop.get('/', bot)).text).toContain('Frisch heute');
	});

	it('CMS-62 CMS-63 shows the tenant’s own page and the extra component', async () => {
		shop.api.setTenant('own.localhost', {
			clientRuntimeConfig: {
				...demoTenant,
				errorPage: { notFoundSlug: 'nicht-da', extraComponent: 'search' },
			},
		});
		shop.api.setPage('nicht-da', {
			meta: { title: 'Leider nein' },
			blocks: [{ type: 'headline', text: 'Eigene Fehlerseite', level: 1 }],
		});
		const page = await shop.get('/weg', { host: 'own.localhost' });
		expect(page.status).toBe(404);
		expect(page.text).toContain('Eigene Fehlerseite');
		expect(page.text).toContain('data-error-extra="search"');
		expect(page.text).toContain('id="not-found-search"');
		expect(count(page.text, '<h1')).toBe(1);
	});
});
