import { type ContentPush, ContentPush as Push } from '@korb/contracts/content/content-push';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox, type Outbox } from '../../outbox/outbox.ts';
import { startTestApi, type TestApi } from '../../testing.ts';
import { publish } from './publish.ts';

let api: TestApi;
let outbox: Outbox;
let shop: Shop<LightMyRequestResponse>;
beforeAll(async () => {
	api = await startTestApi();
	outbox = createOutbox(api.pool, () => {});
	shop = await aShop().openIn(api);
});
afterAll(async () => {
	await outbox.close();
	await api.close();
});

async function put(kind: ContentPush['kind'], key: string, document: object | null, version = 1) {
	const push = Push.parse({ tenantId: shop.tenantId, version, kind, key, document });
	return publish({ db: api.db, outbox }, push);
}

const image = { src: '/media/c/topf/960.webp', alt: 'Ein Topf', width: 960, height: 720 };
const recipe = (title: string, publishedOn: string, tags: string[] = [], name = 'Linsen') => ({
	title,
	description: 'Wärmt.',
	image,
	minutes: 35,
	portions: 4,
	tags,
	ingredients: [{ name, amount: 250, unit: 'g' }],
	steps: [{ text: 'Kochen.' }],
	publishedOn,
});
const titles = (answer: LightMyRequestResponse) =>
	answer.json().results.map((entry: { title: string }) => entry.title);

describe('recipes', () => {
	beforeAll(async () => {
		await put('recipe', 'linsencurry', recipe('Linsencurry', '2026-10-01', ['Vegan', 'Schnell']));
		await put('recipe', 'knoedel', recipe('Marillenknödel', '2026-11-01', ['Süß'], 'Marillen'));
		await put('recipe', 'alt', recipe('Altes', '2026-01-01'));
		await put('recipe', 'alt', null, 2);
	});

	it('are listed newest first, without unpublished ones', async () => {
		const answer = await shop.get('/api/recipes');
		expect(answer.json()).toMatchObject({ total: 2, count: 2, offset: 0 });
		expect(titles(answer)).toEqual(['Marillenknödel', 'Linsencurry']);
		expect(answer.headers['xkey']).toBe(`t-${shop.tenantId} ${shop.tenantId}:recipes`);
	});

	it('are found by tag, page and words of title, tag or ingredient', async () => {
		expect(titles(await shop.get('/api/recipes?tag=Vegan'))).toEqual(['Linsencurry']);
		expect(titles(await shop.get('/api/recipes?offset=1&pageSize=1'))).toEqual(['Linsencurry']);
		expect(titles(await shop.get('/api/recipes/search/KNODEL%20marille'))).toEqual([
			'Marillenknödel',
		]);
		expect(titles(await shop.get('/api/recipes/search/linsen%20marille'))).toEqual([]);
		expect(titles(await shop.get('/api/recipes/search/%25'))).toEqual([]);
	});

	it('have a page each, and another shop has none of them', async () => {
		const answer = await shop.get('/api/recipes/linsencurry');
		expect(answer.json()).toMatchObject({ slug: 'linsencurry', steps: [{ text: 'Kochen.' }] });
		expect(answer.headers['xkey']).toContain(`${shop.tenantId}:recipe:linsencurry`);
		expect((await shop.get('/api/recipes/alt')).statusCode).toBe(404);
		const other = await aShop().openIn(api);
		expect((await other.get('/api/recipes/linsencurry')).statusCode).toBe(404);
		expect((await other.get('/api/recipes')).json().total).toBe(0);
	});

	it('do not exist while the feature is off', async () => {
		const without = await aShop().withFlag('featureRecipes', false).openIn(api);
		expect((await without.get('/api/recipes')).statusCode).toBe(404);
	});

	it('are embedded in pages that reference them', async () => {
		const source = { kind: 'slugs', slugs: ['knoedel', 'fehlt', 'linsencurry'] };
		const group = { type: 'recipe-group', title: 'Heute', source };
		await put('page', 'kochen', { meta: { title: 'Kochen' }, blocks: [group] });
		const answer = await shop.get('/api/content/pages/kochen');
		const [block] = answer.json().blocks;
		expect(block.found.map((entry: { slug: string }) => entry.slug)).toEqual([
			'knoedel',
			'linsencurry',
		]);
		expect(answer.headers['xkey']).toContain(`${shop.tenantId}:recipes`);
	});
});

describe('leaflets', () => {
	it('are embedded in pages that reference them, and purge those pages when they change', async () => {
		const leaflet = { title: 'KW 27', cover: image, href: '/flugblatt.pdf' };
		await put('publication', 'kw-27', leaflet);
		const block = { type: 'publication', publications: ['fehlt', 'kw-27'] };
		const section = { type: 'section', children: [block] };
		await put('page', 'angebote', { meta: { title: 'Angebote' }, blocks: [section] });
		const answer = await shop.get('/api/content/pages/angebote');
		expect(answer.json().blocks[0].children[0].found).toMatchObject([{ title: 'KW 27' }]);
		expect(answer.headers['xkey']).toContain(`${shop.tenantId}:publication:kw-27`);
	});
});

describe('pesticides', () => {
	it('are a table of product, substance and value while the feature is on', async () => {
		const row = { product: 'Äpfel', substance: 'Captan', value: 0.02, limit: 10 };
		expect((await shop.get('/api/pesticides')).statusCode).toBe(404);
		await put('pesticides', 'table', {
			updatedOn: '2026-11-01',
			rows: [{ ...row, sampledOn: '2026-10-12' }],
		});
		expect((await shop.get('/api/pesticides')).json().rows).toMatchObject([row]);
		const without = await aShop().withFlag('featurePesticides', false).openIn(api);
		expect((await without.get('/api/pesticides')).statusCode).toBe(404);
	});
});

describe('search banners', () => {
	it('are shown when a typed word starts with one of their terms', async () => {
		await put('search-banner', 'marillen', { terms: ['marille'], title: 'Marillenzeit' });
		const banner = (term: string) =>
			shop.get(`/api/content/search/${encodeURIComponent(term)}/banner`);
		expect((await banner('frische Marillen')).json()).toMatchObject({ title: 'Marillenzeit' });
		expect((await banner('frische Marillen')).json()).not.toHaveProperty('terms');
		expect((await banner('Supermarille')).statusCode).toBe(204);
	});
});

describe('redirects', () => {
	it('are merged into the configuration; those of operators win', async () => {
		await shop.setConfig(['redirects', 'oneToOne'], { '/alt': '/operator' });
		await put('redirect', '/alt', { target: '/editor' });
		await put('redirect', '/frueher', { target: '/heute' });
		await put('redirect', '/a/*', { target: '/b/*' });
		await put('redirect', '/c/*', { target: '/d' });
		await api.refreshTenants();
		const { redirects } = (await shop.get('/tenant/config')).json();
		expect(redirects).toEqual({
			oneToOne: { '/alt': '/operator', '/frueher': '/heute' },
			manyToMany: { '/a/*': '/b/*' },
			manyToOne: { '/c/*': '/d' },
		});
		await put('redirect', '/frueher', null, 2);
		await api.refreshTenants();
		const after = (await shop.get('/tenant/config')).json().redirects;
		expect(after.oneToOne).not.toHaveProperty('/frueher');
	});
});

describe('pictures', () => {
	it('are served as bytes that can be cached forever', async () => {
		const bytes = Buffer.from([0, 1, 2, 255]);
		await put('picture', 'topf/960.webp', { base64: bytes.toString('base64') });
		const answer = await shop.get('/media/c/topf/960.webp');
		expect(answer.rawPayload).toEqual(bytes);
		expect(answer.headers).toMatchObject({
			'content-type': 'image/webp',
			'cache-control': 'public, max-age=31536000, immutable',
			'x-content-type-options': 'nosniff',
		});
		expect((await shop.get('/media/c/topf/480.webp')).statusCode).toBe(404);
		const other = await aShop().openIn(api);
		expect((await other.get('/media/c/topf/960.webp')).statusCode).toBe(404);
	});

	it('are gone once unpublished, even if an older message arrives late', async () => {
		await put('picture', 'weg/960.avif', { base64: 'AAAA' }, 5);
		await put('picture', 'weg/960.avif', null, 6);
		expect(await put('picture', 'weg/960.avif', { base64: 'AAAA' }, 5)).toEqual({ applied: false });
		expect((await shop.get('/media/c/weg/960.avif')).statusCode).toBe(404);
	});
});

describe('custom HTML', () => {
	it.each([
		'<script>alert(1)</script>',
		'<img src=x onerror=alert(1)>',
		'<svg onload=alert(1)><a xlink:href="javascript:alert(1)">x</a></svg>',
		'<a href="javascript:alert(1)">x</a>',
		'<a href="java\tscript:alert(1)">x</a>',
		'<iframe srcdoc="<script>alert(1)</script>"></iframe>',
		'<form action="https://evil.example"><input name="q"></form>',
		'<style>body{display:none}</style><p style="position:fixed">x</p>',
		'<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
		'<p id="korb-boot" name="attributes">x</p>',
		'<object data="data:text/html,x"></object><embed src="x"><base href="//evil.example">',
		'<meta http-equiv="refresh" content="0;url=//evil.example">',
		'<img src="//evil.example/x.png">',
	])('strips everything that could run from %s', async (html) => {
		const blocks = [{ type: 'section', children: [{ type: 'custom-html', html }] }];
		await put('page', 'html', { meta: { title: 'x' }, blocks }, Date.now());
		const page = (await shop.get('/api/content/pages/html')).json();
		expect(page.blocks[0].children[0].html).not.toMatch(
			/script|on\w+=|style|form|iframe|svg|math|object|embed|base|meta|\bid=|name=|evil/i,
		);
	});

	it('keeps headings, lists, tables, pictures and links', async () => {
		const html =
			'<h2>Hallo</h2><ul><li>eins</li></ul><table><tbody><tr><td>1</td></tr></tbody></table>' +
			'<a href="/kategorie" rel="noopener noreferrer">mehr</a>';
		const blocks = [{ type: 'custom-html', html }];
		await put('page', 'html', { meta: { title: 'x' }, blocks }, Date.now() + 1000);
		expect((await shop.get('/api/content/pages/html')).json().blocks[0].html).toBe(html);
	});
});
