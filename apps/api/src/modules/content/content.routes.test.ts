import type { ClientConfigType } from '@korb/contracts/content/client-configs';
import { ContentPage } from '@korb/contracts/content/content';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publish } from './publish.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const configs = {
	topbarbanner: { text: 'Heute gratis', href: '/lieferpass' },
	header: { links: [{ label: 'Sortiment', href: '/kategorie' }] },
	footer: {
		columns: [],
		legalLinks: [{ label: 'Impressum', href: '/impressum' }],
		paymentMarks: [],
	},
	socialsharingandseo: { siteName: 'Laden', titleTemplate: '{title}', openGraphImage: null },
};

async function put(
	shop: Shop<LightMyRequestResponse>,
	entry: { kind: 'page' | 'route-page' | 'config'; key: string; document: object | null },
	version = 1,
) {
	const outbox = createOutbox(api.pool, () => {});
	const push = { tenantId: shop.tenantId, version, ...entry };
	await publish({ db: api.db, outbox }, push as Parameters<typeof publish>[1]);
	await outbox.close();
}

const page = (title: string) => ContentPage.parse({ meta: { title } });

describe('GET /api/content/configs/client → 200', () => {
	it.each([
		['CMS-08', 'topbarbanner'],
		['CMS-09', 'header'],
		['CMS-10', 'footer'],
		['CMS-11', 'socialsharingandseo'],
	] satisfies [string, ClientConfigType][])(
		'%s returns only %s when it is requested',
		async (_id, type) => {
			const shop = await aShop().openIn(api);
			for (const [key, document] of Object.entries(configs)) {
				await put(shop, { kind: 'config', key, document });
			}
			const answer = await shop.get(`/api/content/configs/client?types=${type}`);
			expect(answer.statusCode).toBe(200);
			expect(answer.json()).toEqual({ [type]: configs[type] });
			expect(answer.headers['xkey']).toBe(`t-${shop.tenantId} ${shop.tenantId}:config:${type}`);
		},
	);

	it.each([
		['separated by commas', '?types=header,footer', ['header', 'footer']],
		['repeated', '?types=header&types=footer', ['header', 'footer']],
		['all when none is named', '', Object.keys(configs)],
		['without unknown ones', '?types=header,sidebar', ['header']],
		['nothing when only unknown ones are named', '?types=sidebar', []],
	])('API-14 accepts types %s', async (_title, query, expected) => {
		const shop = await aShop().openIn(api);
		for (const [key, document] of Object.entries(configs)) {
			await put(shop, { kind: 'config', key, document });
		}
		const answer = await shop.get(`/api/content/configs/client${query}`);
		expect(Object.keys(answer.json()).sort()).toEqual([...expected].sort());
	});

	it('API-14 is empty for a shop without editors, and omits what was unpublished', async () => {
		const shop = await aShop().openIn(api);
		expect((await shop.get('/api/content/configs/client')).json()).toEqual({});
		await put(shop, { kind: 'config', key: 'header', document: configs.header });
		await put(shop, { kind: 'config', key: 'header', document: null }, 2);
		expect((await shop.get('/api/content/configs/client')).json()).toEqual({});
	});
});

describe('GET /api/content/pages/{slug}', () => {
	it.each(['/api/content/pages', '/api/content/pages/'])(
		'returns the start page at %s',
		async (url) => {
			const shop = await aShop().openIn(api);
			await put(shop, { kind: 'page', key: '', document: page('Start') });
			const answer = await shop.get(url);
			expect(answer.json()).toMatchObject(page('Start'));
			expect(answer.headers['xkey']).toBe(`t-${shop.tenantId} ${shop.tenantId}:page:`);
			expect(answer.headers['cache-control']).toBe('no-store');
		},
	);

	it.each([
		['a slug with slashes', 'ueber-uns/team/wien', 'ueber-uns/team/wien'],
		['umlauts', '%C3%BCber-uns', 'über-uns'],
		['a percent sign', '100%25-bio', '100%-bio'],
	])('finds a page by %s', async (_title, path, key) => {
		const shop = await aShop().openIn(api);
		await put(shop, { kind: 'page', key, document: page(key) });
		expect((await shop.get(`/api/content/pages/${path}`)).json()).toMatchObject(page(key));
	});

	it('returns the page around a shop route, or one generated from its name', async () => {
		const shop = await aShop()
			.with({ slugs: { cart: 'wagerl' } })
			.openIn(api);
		const plain = await shop.get('/api/content/pages/wagerl');
		expect(plain.json()).toMatchObject(page('Warenkorb'));
		await put(shop, { kind: 'route-page', key: 'cart', document: page('Dein Wagerl') });
		const written = await shop.get('/api/content/pages/wagerl');
		expect(written.json()).toMatchObject(page('Dein Wagerl'));
		expect(written.headers['xkey']).toContain(`${shop.tenantId}:route:cart`);
		expect((await shop.get('/api/content/pages/warenkorb')).statusCode).toBe(404);
	});

	it.each(['nicht-da', 'produkte/%20%20', 'produkte/-x', 'rezepte/a%2Fb/c'])(
		'responds with 404 for %s',
		async (path) => {
			const shop = await aShop().openIn(api);
			const answer = await shop.get(`/api/content/pages/${path}`);
			expect(answer.statusCode).toBe(404);
			expect(answer.json()).toMatchObject({ errorCode: 'not_found' });
		},
	);

	it('carries the key of a missing page, so that publishing it purges the cached 404', async () => {
		const shop = await aShop().openIn(api);
		const answer = await shop.get('/api/content/pages/bald');
		expect(answer.headers['xkey']).toBe(`t-${shop.tenantId} ${shop.tenantId}:page:bald`);
	});

	it('skips a stored document that the current contract does not allow', async () => {
		const shop = await aShop().openIn(api);
		await put(shop, { kind: 'config', key: 'header', document: { links: 'old shape' } });
		await put(shop, { kind: 'config', key: 'footer', document: configs.footer });
		await put(shop, { kind: 'route-page', key: 'cart', document: { title: 'old shape' } });
		const answer = await shop.get('/api/content/configs/client');
		expect(answer.json()).toEqual({ footer: configs.footer });
		expect((await shop.get('/api/content/pages/warenkorb')).json()).toMatchObject(
			page('Warenkorb'),
		);
		const reports = api.lines.filter((line) => line.includes('stored document is invalid'));
		expect(reports).toHaveLength(2);
	});

	it("does not show another tenant's page", async () => {
		const shop = await aShop().openIn(api);
		const other = await aShop().openIn(api);
		await put(other, { kind: 'page', key: 'geheim', document: page('Geheim') });
		expect((await other.get('/api/content/pages/geheim')).statusCode).toBe(200);
		expect((await shop.get('/api/content/pages/geheim')).statusCode).toBe(404);
	});
});
