import { ContentPage } from '@korb/contracts/content/content';
import type { ContentPush } from '@korb/contracts/content/content-push';
import { aShop } from '@korb/testing/shop';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../db/database.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { startTestApi, TEST_CONTENT_SECRET, type TestApi } from '../../testing.ts';
import { publish } from './publish.ts';

let api: TestApi;
beforeAll(async () => {
	api = await startTestApi();
});
afterAll(() => api.close());

const page = (title: string) => ContentPage.parse({ meta: { title } });

function push(body: object | string, secret = TEST_CONTENT_SECRET, sentAt = new Date()) {
	const payload = typeof body === 'string' ? body : JSON.stringify(body);
	const signature = new Webhook(secret).sign('msg_1', sentAt, payload);
	return send(payload, {
		'webhook-id': 'msg_1',
		'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
		'webhook-signature': signature,
	});
}

function send(payload: string, headers: Record<string, string>) {
	return api.inject({
		method: 'POST',
		url: '/internal/content',
		payload,
		headers: { 'content-type': 'application/json', ...headers },
	});
}

async function countPurges(tenantId: string): Promise<number> {
	const { rows } = await api.pool.query(
		"SELECT FROM pgboss.job WHERE name = 'purge-edge' AND data::text LIKE $1",
		[`%${tenantId}:%`],
	);
	return rows.length;
}

describe('POST /internal/content → 200', () => {
	it('publishes a page and enqueues its purge in the same transaction', async () => {
		const shop = await aShop().openIn(api);
		const entry = { tenantId: shop.tenantId, version: 1, kind: 'page', key: 'neu' };
		const answer = await push({ ...entry, document: page('Neu') });
		expect(answer.statusCode).toBe(200);
		expect(answer.json()).toEqual({ applied: true });
		expect((await shop.get('/api/content/pages/neu')).json()).toMatchObject(page('Neu'));
		expect(await countPurges(shop.tenantId)).toBe(1);
	});

	it('accepts a repeated push as done: one row, one purge', async () => {
		const shop = await aShop().openIn(api);
		const entry = { tenantId: shop.tenantId, version: 7, kind: 'page', key: 'neu' };
		const body = { ...entry, document: page('Neu') };
		const answers = await Promise.all([push(body), push(body), push(body)]);
		expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200]);
		expect(answers.filter((answer) => answer.json().applied)).toHaveLength(1);
		expect(await countPurges(shop.tenantId)).toBe(1);
	});

	it('keeps the newest of pushes that arrive out of order, including a removal', async () => {
		const shop = await aShop().openIn(api);
		const entry = { tenantId: shop.tenantId, kind: 'page', key: 'neu' };
		await push({ ...entry, version: 3, document: page('Drei') });
		expect((await push({ ...entry, version: 2, document: page('Zwei') })).json().applied).toBe(
			false,
		);
		expect((await shop.get('/api/content/pages/neu')).json()).toMatchObject(page('Drei'));
		await push({ ...entry, version: 5, document: null });
		expect((await push({ ...entry, version: 4, document: page('Vier') })).json().applied).toBe(
			false,
		);
		expect((await shop.get('/api/content/pages/neu')).statusCode).toBe(404);
		await push({ ...entry, version: 6, document: page('Sechs') });
		expect((await shop.get('/api/content/pages/neu')).json()).toMatchObject(page('Sechs'));
	});

	it('leaves other tenants untouched', async () => {
		const shop = await aShop().openIn(api);
		const other = await aShop().openIn(api);
		const entry = { version: 1, kind: 'page', key: 'neu' };
		await push({ ...entry, tenantId: other.tenantId, document: page('Drüben') });
		await push({ ...entry, tenantId: shop.tenantId, version: 9, document: page('Hier') });
		expect((await other.get('/api/content/pages/neu')).json()).toMatchObject(page('Drüben'));
		expect(await countPurges(other.tenantId)).toBe(1);
	});

	it('accepts documents of up to a megabyte', async () => {
		const shop = await aShop().openIn(api);
		const entry = { tenantId: shop.tenantId, version: 1, kind: 'page', key: 'lang' };
		const blocks = [{ type: 'text', paragraphs: Array(100).fill('ä'.repeat(4000)) }];
		const fits = await push({ ...entry, document: { meta: { title: 'Lang' }, blocks } });
		expect(fits.statusCode).toBe(200);
		const twice = [...blocks, ...blocks];
		const tooLong = await push({ ...entry, document: { meta: { title: 'Lang' }, blocks: twice } });
		expect(tooLong.statusCode).toBe(413);
	});
});

describe('POST /internal/content → refused', () => {
	const minute = 60_000;
	const body = (tenantId: string) => ({
		tenantId,
		version: 2,
		kind: 'page',
		key: 'neu',
		document: page('Gefälscht'),
	});

	it.each([
		['another secret', (text: string) => push(text, 'whsec_YW5vdGhlci1zZWNyZXQtb2Ytc29tZWJvZHk=')],
		['no signature', (text: string) => send(text, {})],
		['a stale message', (text: string) => push(text, undefined, new Date(Date.now() - 6 * minute))],
		[
			'a message from the future',
			(text: string) => push(text, undefined, new Date(Date.now() + 6 * minute)),
		],
	])('responds with 401 to %s', async (_title, attempt) => {
		const shop = await aShop().openIn(api);
		const answer = await attempt(JSON.stringify(body(shop.tenantId)));
		expect(answer.statusCode).toBe(401);
		expect(answer.json()).toMatchObject({ errorCode: 'signature_refused' });
		expect((await shop.get('/api/content/pages/neu')).statusCode).toBe(404);
	});

	it('responds with 401 when a byte was changed in transit', async () => {
		const shop = await aShop().openIn(api);
		const payload = JSON.stringify(body(shop.tenantId));
		const sentAt = new Date();
		const answer = await send(payload.replace('Gef', 'Gif'), {
			'webhook-id': 'msg_1',
			'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
			'webhook-signature': new Webhook(TEST_CONTENT_SECRET).sign('msg_1', sentAt, payload),
		});
		expect(answer.statusCode).toBe(401);
	});

	it.each([
		['not JSON', () => '{"tenantId":'],
		['an unknown kind', (tenantId: string) => ({ ...body(tenantId), kind: 'poem' })],
		['an unknown block', (tenantId: string) => withBlocks(tenantId, [{ type: 'marquee' }])],
		[
			'a dangerous link',
			(tenantId: string) =>
				withBlocks(tenantId, [{ type: 'button', label: 'x', href: 'javascript:alert(1)' }]),
		],
		['an unknown route', (tenantId: string) => ({ ...body(tenantId), kind: 'route-page' })],
		['version 0', (tenantId: string) => ({ ...body(tenantId), version: 0 })],
		['an extra field', (tenantId: string) => ({ ...body(tenantId), extra: 1 })],
		['a NUL character', (tenantId: string) => withBlocks(tenantId, [text('a\u0000b')])],
		['excessive nesting', (tenantId: string) => withBlocks(tenantId, [nested(60)])],
	])('responds with 422 to %s and keeps the last good version', async (_title, make) => {
		const shop = await aShop().openIn(api);
		await push({ ...body(shop.tenantId), version: 1, document: page('Gut') });
		const answer = await push(make(shop.tenantId));
		expect(answer.statusCode).toBe(422);
		expect(answer.json()).toMatchObject({ errorCode: 'invalid_document' });
		expect((await shop.get('/api/content/pages/neu')).json()).toMatchObject(page('Gut'));
		expect(await countPurges(shop.tenantId)).toBe(1);
	});

	it('responds with 404 for an unknown tenant', async () => {
		expect((await push(body('nobody'))).statusCode).toBe(404);
	});

	function withBlocks(tenantId: string, blocks: object[]) {
		return { ...body(tenantId), document: { meta: { title: 'x' }, blocks } };
	}
	function text(paragraph: string) {
		return { type: 'text', paragraphs: [paragraph] };
	}
	function nested(depth: number): object {
		return { type: 'section', children: depth === 0 ? [] : [nested(depth - 1)] };
	}
});

describe('the purge and the document', () => {
	it('are committed together or not at all', async () => {
		const shop = await aShop().openIn(api);
		const outbox = createOutbox(api.pool, () => {});
		const entry: ContentPush = {
			tenantId: shop.tenantId,
			version: 1,
			kind: 'page',
			key: 'neu',
			document: page('Neu'),
		};
		const failing: Database = {
			...api.db,
			transaction: (work) =>
				api.db.transaction(async (tx) => {
					await work(tx);
					throw new Error('the power went out before COMMIT');
				}),
		};
		await expect(publish({ db: failing, outbox }, entry)).rejects.toThrow('power');
		expect(await countPurges(shop.tenantId)).toBe(0);
		expect((await shop.get('/api/content/pages/neu')).statusCode).toBe(404);

		await publish({ db: api.db, outbox }, entry);
		expect(await countPurges(shop.tenantId)).toBe(1);
		expect((await shop.get('/api/content/pages/neu')).statusCode).toBe(200);
		await outbox.close();
	});
});
