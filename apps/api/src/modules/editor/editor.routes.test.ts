import { blockExamples } from '@korb/contracts/content/blocks/examples';
import { ContentPage } from '@korb/contracts/content/content';
import type { ContentPush } from '@korb/contracts/content/content-push';
import type { Choice, ReferenceReport } from '@korb/contracts/content/editor-choices';
import { drawEmoji } from '@korb/pictures/emoji';
import { aShop, type Shop } from '@korb/testing/shop';
import type { LightMyRequestResponse } from 'fastify';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, TEST_CONTENT_SECRET, type TestApi } from '../../testing.ts';
import { aFruitShop } from '../catalogue/testing.ts';
import { publish } from '../content/index.ts';

let api: TestApi;
let shop: Shop<LightMyRequestResponse>;
let other: typeof shop;

beforeAll(async () => {
	api = await startTestApi({ pictureSources: [() => drawEmoji('1f34e', 160)] });
	shop = await aFruitShop(api);
	other = await aShop().openIn(api);
	await put({ kind: 'page', key: 'lieferung', document: page('Lieferung und Abholung') });
	await put({ kind: 'page', key: '', document: page('Willkommen') });
	await put({ kind: 'redirect', key: '/alt', document: { target: '/lieferung' } });
	await put({ kind: 'publication', key: 'kw-47', document: leaflet });
	await api.refreshTenants();
});
afterAll(() => api.close());

const page = (title: string) => ContentPage.parse({ meta: { title } });
const leaflet = {
	title: 'Flugblatt KW 47',
	cover: blockExamples.image.image,
	href: '/lieferung',
} as never;

async function put(entry: Pick<ContentPush, 'kind' | 'key' | 'document'>): Promise<void> {
	const outbox = createOutbox(api.pool, () => {});
	const push = { tenantId: shop.tenantId, version: 1, ...entry } as ContentPush;
	await publish({ db: api.db, outbox }, push);
	await outbox.close();
}

function post(path: string, body: object, secret = TEST_CONTENT_SECRET) {
	const payload = JSON.stringify(body);
	const now = new Date();
	return api.inject({
		method: 'POST',
		url: `/internal/content/${path}`,
		payload,
		headers: {
			'content-type': 'application/json',
			'webhook-id': 'msg_1',
			'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
			'webhook-signature': new Webhook(secret).sign('msg_1', now, payload),
		},
	});
}

async function find(kind: Choice['kind'], input: { term?: string; values?: string[] }, of = shop) {
	const answer = await post('choices', { tenantId: of.tenantId, kind, ...input });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json<{ results: Choice[] }>().results;
}

async function check(body: object): Promise<ReferenceReport> {
	const answer = await post('check', { tenantId: shop.tenantId, ...body });
	expect(answer.statusCode, answer.body).toBe(200);
	return answer.json();
}

const valuesOf = (choices: Choice[]) => choices.map(({ value }) => value);

describe('POST /internal/content/choices → 200', () => {
	it('finds products by words, with picture, price and availability', async () => {
		const [apple] = await find('product', { term: 'äpfel' });
		expect(apple).toMatchObject({
			value: 'APFEL',
			label: 'Äpfel Gala',
			picture: expect.stringMatching(/^\/media\/p\/.+\/160\.webp$/),
			price: { cents: expect.any(Number), currency: 'EUR' },
			availability: 'available',
		});
	});

	it('returns a picture that the admin may load from its own origin', async () => {
		const [apple] = await find('product', { term: 'APFEL' });
		const picture = await shop.get(apple?.picture ?? '');
		expect(picture.statusCode).toBe(200);
		expect(picture.headers['cross-origin-resource-policy']).toBe('cross-origin');
	});

	it('finds a product by SKU, and resolves stored values in their order', async () => {
		expect(valuesOf(await find('product', { term: 'BIRNE' }))[0]).toBe('BIRNE');
		const held = await find('product', { values: ['ERDBEERE', 'NIRGENDS', 'APFEL'] });
		expect(valuesOf(held)).toEqual(['ERDBEERE', 'APFEL']);
	});

	it('finds categories with their path and product count', async () => {
		const [category] = await find('category', { term: 'kernob' });
		expect(category).toMatchObject({ value: 'kernobst', detail: 'Obst › Kernobst' });
		expect(category?.productCount).toBeGreaterThan(0);
	});

	it('finds pages, leaflets and brands by title', async () => {
		expect(valuesOf(await find('page', { term: 'abholung' }))).toEqual(['lieferung']);
		expect(valuesOf(await find('publication', { term: 'kw' }))).toEqual(['kw-47']);
		expect(valuesOf(await find('brand', { term: 'almw' }))).toEqual(['almwerk']);
	});

	it('finds everything with a URL as a link target', async () => {
		expect(valuesOf(await find('link', { term: 'lieferung' }))).toContain('/lieferung');
		expect(valuesOf(await find('link', { term: 'kernobst' }))).toContain('/kategorie/kernobst');
		expect(valuesOf(await find('link', { term: 'birnen' }))).toContain('/produkte/birne');
		const [held] = await find('link', { values: ['/lieferung?x=1#y'] });
		expect(held).toMatchObject({ kind: 'page', label: 'Lieferung und Abholung' });
	});

	it('returns nothing of another shop', async () => {
		for (const kind of ['product', 'category', 'page', 'brand', 'publication'] as const) {
			expect(
				await find(kind, { values: ['APFEL', 'obst', 'lieferung', 'kw-47', 'almwerk'] }, other),
			).toEqual([]);
		}
		expect(await find('link', { term: 'lieferung' }, other)).toEqual([]);
	});
});

describe('POST /internal/content/check → 200', () => {
	it('reports dead links, with the closest match', async () => {
		const links = [
			'/lieferung',
			'/',
			'/alt',
			'/warenkorb',
			'/kategorie/obst',
			'/media/c/x/1.webp',
			'/lieferng',
			'/kategorie/kernobs',
			'/voellig-anders-xyz',
		];
		const { links: checked } = await check({ links });
		expect(checked.map(({ exists }) => exists)).toEqual([
			...[true, true, true, true, true, true],
			...[false, false, false],
		]);
		expect(checked.slice(6).map(({ nearest }) => nearest?.value ?? null)).toEqual([
			'/lieferung',
			'/kategorie/kernobst',
			null,
		]);
	});

	it('resolves a link to a product and suggests the intended one', async () => {
		const [target] = await find('link', { term: 'birnen' });
		const href = target?.value ?? '';
		const { links } = await check({ links: [href, href.slice(0, -2)] });
		expect(links).toMatchObject([{ exists: true }, { exists: false, nearest: { value: href } }]);
	});

	it('reports which blocks would be empty, and why', async () => {
		const group = (source: object) => ({ type: 'product-group', source });
		const { blocks } = await check({
			blocks: [
				group({ kind: 'skus', skus: ['APFEL', 'NIRGENDS'] }),
				group({ kind: 'skus', skus: ['NIRGENDS'] }),
				group({ kind: 'category', category: 'obts' }),
				group({ kind: 'category', category: 'leer' }),
				group({ kind: 'search', term: 'xqzzy' }),
				{ type: 'product-promotion', sku: 'APFEL' },
				{ type: 'publication', publications: ['kw-48'] },
				{ type: 'recipe-group', source: { kind: 'latest' } },
			],
		});
		expect(blocks.map(({ problem }) => problem)).toEqual([
			...[null, 'unknown', 'unknown', 'empty'],
			...['unknown', null, 'unknown', 'empty'],
		]);
		expect(blocks[0]?.missing).toEqual(['NIRGENDS']);
		expect(blocks[2]?.nearest?.value).toBe('obst');
		expect(blocks[6]?.nearest?.value).toBe('kw-47');
	});

	it('reports when the feature of a block is off', async () => {
		const bare = await aShop().withFlag('featureRecipes', false).openIn(api);
		const blocks = [{ type: 'recipe-group', source: { kind: 'latest' } }];
		const answer = await post('check', { tenantId: bare.tenantId, blocks });
		expect(answer.json().blocks[0].problem).toBe('off');
	});
});

describe('POST /internal/content/{choices,check} → refused', () => {
	it('401 without the signature of the CMS', async () => {
		const forged = `whsec_${Buffer.from('somebody-elses-secret-000000').toString('base64')}`;
		for (const path of ['choices', 'check']) {
			const body = { tenantId: shop.tenantId, kind: 'product', term: 'apfel' };
			expect((await post(path, body, forged)).statusCode).toBe(401);
		}
	});

	it('404 for an unknown shop', async () => {
		const body = { tenantId: 'nobody', kind: 'product', term: 'apfel' };
		expect((await post('choices', body)).statusCode).toBe(404);
	});

	it('400 for unreasonably large input', async () => {
		const { tenantId } = shop;
		const tooMuch = [
			['choices', { tenantId, kind: 'product', term: 'a'.repeat(121) }],
			['choices', { tenantId, kind: 'product', values: Array(49).fill('APFEL') }],
			['choices', { tenantId, kind: 'order', term: 'apfel' }],
			['check', { tenantId, links: Array(301).fill('/x') }],
			['check', { tenantId, blocks: Array(61).fill({ type: 'product-promotion', sku: 'APFEL' }) }],
		] as const;
		for (const [path, body] of tooMuch) {
			expect((await post(path, body)).statusCode, JSON.stringify(body).slice(0, 80)).toBe(400);
		}
	});

	it('429 above the rate limit, before any lookup', async () => {
		const call = () =>
			api.inject({
				method: 'POST',
				url: '/internal/content/choices',
				remoteAddress: '203.0.113.77',
				headers: { 'content-type': 'application/json' },
				payload: '{}',
			});
		const statuses = new Set<number>();
		for (let batch = 0; batch < 13; batch++) {
			const answers = await Promise.all(Array.from({ length: 50 }, call));
			for (const { statusCode } of answers) statuses.add(statusCode);
		}
		expect([...statuses]).toEqual([401, 429]);
	});
});
