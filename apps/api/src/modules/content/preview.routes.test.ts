import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { RecipeDetails } from '@korb/contracts/catalogue/recipes';
import { ContentPage } from '@korb/contracts/content/content';
import { aShop } from '@korb/testing/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

const token = `${'t'.repeat(40)}.${'s'.repeat(43)}`;
const html = '<p>Gut</p><script>alert(1)</script><img src=x onerror=alert(1)>';
const page = ContentPage.parse({
	meta: { title: 'Entwurf' },
	blocks: [
		{ type: 'custom-html', html },
		{ type: 'headline', text: 'Nur Club', audiences: ['loyalty'] },
	],
});
const recipe = RecipeDetails.parse({
	slug: 'strudel',
	title: 'Strudel',
	description: 'Wärmt.',
	image: { src: '/media/c/strudel/960.webp', alt: '', width: 960, height: 720 },
	minutes: 35,
	portions: 4,
	ingredients: [{ name: 'Äpfel' }],
	steps: [{ text: 'Ziehen.' }],
	publishedOn: '2026-11-15',
});

let cms: Server;
let api: TestApi;
let answer: { status: number; body: object };
beforeAll(async () => {
	cms = createServer((request, response) => {
		const isKnown = request.url === `/api/preview/${token}`;
		const { status, body } = isKnown ? answer : { status: 404, body: {} };
		response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
	});
	await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve));
	api = await startTestApi({
		cmsUrl: `http://127.0.0.1:${(cms.address() as AddressInfo).port}`,
	});
});
afterAll(async () => {
	await api.close();
	cms.close();
});

const address = `/api/content/previews/${token}`;

describe('GET /api/content/previews/:token', () => {
	it('shows the draft from the CMS, sanitised and uncacheable', async () => {
		const shop = await aShop().openIn(api);
		answer = { status: 200, body: { tenantId: shop.tenantId, page, unfinished: 1 } };
		const shown = await shop.get(address);
		expect(shown.statusCode).toBe(200);
		expect(shown.headers['cache-control']).toBe('private, no-store');
		expect(shown.headers['x-robots-tag']).toBe('noindex');
		expect(shown.json()).toMatchObject({
			unfinished: 1,
			page: { meta: { title: 'Entwurf' }, blocks: [{ html: '<p>Gut</p>' }, { text: 'Nur Club' }] },
		});
	});

	it('shows a recipe as its editors write it', async () => {
		const shop = await aShop().openIn(api);
		answer = { status: 200, body: { tenantId: shop.tenantId, recipe, unfinished: 2 } };
		const shown = await shop.get(address);
		expect(shown.headers['cache-control']).toBe('private, no-store');
		expect(shown.json()).toMatchObject({ unfinished: 2, recipe: { title: 'Strudel' } });
		expect(shown.json()).not.toHaveProperty('tenantId');
	});

	it('responds with 404 without a signature, with a wrong one, or in another shop', async () => {
		const [shop, other] = [await aShop().openIn(api), await aShop().openIn(api)];
		answer = { status: 200, body: { tenantId: shop.tenantId, page, unfinished: 0 } };
		expect((await shop.get('/api/content/previews/entwurf')).statusCode).toBe(400);
		expect((await shop.get(address.replace('tt', 'xx'))).statusCode).toBe(404);
		expect((await other.get(address)).statusCode).toBe(404);
	});

	it('responds with 503 when the CMS is down or its response is invalid', async () => {
		const shop = await aShop().openIn(api);
		answer = { status: 500, body: {} };
		expect((await shop.get(address)).statusCode).toBe(503);
		const { tenantId } = shop;
		answer = { status: 200, body: { tenantId, page: { blocks: 'x' }, unfinished: 0 } };
		expect((await shop.get(address)).statusCode).toBe(503);
	});
});
