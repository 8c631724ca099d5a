import { spawn } from 'node:child_process';
import dns from 'node:dns';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { OrderNotice } from '@korb/contracts/order/order-notices';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import {
	aBuyer,
	type CheckoutHarness,
	type CheckoutShop,
	openCheckoutShop,
	startCheckoutHarness,
} from '../checkout-harness/testing.ts';
import { insertWebhook, listWebhooks } from '../modules/notification/index.ts';
import { createOutbox, type Outbox } from '../outbox/outbox.ts';
import { dispatchOrderEvents } from './dispatch-order-events.ts';
import { sendOrderEvent } from './send-order-event.ts';

const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
let harness: CheckoutHarness;
let shop: CheckoutShop;
let outbox: Outbox;
let endpoint: Server;
let url: string;
const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
let answers: number[] = [];

beforeAll(async () => {
	harness = await startCheckoutHarness();
	outbox = createOutbox(harness.api.pool, () => {});
	endpoint = createServer(async (request, response) => {
		heard.push({ headers: request.headers, body: await text(request) });
		response.writeHead(answers.shift() ?? 204).end();
	});
	await new Promise<void>((done) => endpoint.listen(0, '127.0.0.1', done));
	url = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/orders`;
});
afterAll(async () => {
	endpoint.close();
	await outbox.close();
	await harness.close();
});
beforeEach(async () => {
	shop = await openCheckoutShop(harness.api);
	heard.length = 0;
	answers = [];
});

const listen = (types: string[] = []) =>
	harness.api.db.transaction((tx) =>
		insertWebhook(tx, shop.shop.tenantId, { url, secret: SECRET, types }),
	);

async function order() {
	const anna = await aBuyer(harness.api, shop);
	return { anna, ...(await anna.order({ methodKey: 'payment-at-the-door' })) };
}

/** Jobs of this shop, as a worker receives them. */
async function tell() {
	const { db, deps } = harness.api;
	await dispatchOrderEvents({ db, outbox, orderSecret: deps.orderSecret });
	const { rows } = await harness.api.pool.query<{ data: { eventId: string; webhookId: string } }>(
		`SELECT data FROM pgboss.job WHERE name = 'send-order-event' AND data->>'webhookId' IN
			(SELECT webhook_id::text FROM order_webhook WHERE tenant_id = $1) ORDER BY created_on`,
		[shop.shop.tenantId],
	);
	return rows.map(({ data }) => data);
}

it('delivers an order event to an endpoint, signed and without the order token', async () => {
	await listen();
	const { orderNumber, order: placed } = await order();
	const [job] = await tell();
	if (!job) throw new Error('no webhook job');
	await sendOrderEvent(harness.api.db, job);
	const [first] = heard;
	const headers = first?.headers as Record<string, string>;
	expect(() => new Webhook(SECRET).verify(first?.body ?? '', headers)).not.toThrow();
	const notice = OrderNotice.parse(JSON.parse(first?.body ?? ''));
	expect(notice).toMatchObject({
		type: 'order.placed',
		data: { tenantId: shop.shop.tenantId, order: { orderNumber, status: 'PLACED' } },
	});
	expect(first?.body).not.toContain(placed.token);
});

it('retries with the same id until accepted, and then stops', async () => {
	await listen();
	await order();
	const [job] = await tell();
	if (!job) throw new Error('no webhook job');
	answers = [500, 302];
	await expect(sendOrderEvent(harness.api.db, job)).rejects.toThrow(/answered 500/);
	await expect(sendOrderEvent(harness.api.db, job)).rejects.toThrow(/answered 302/);
	await sendOrderEvent(harness.api.db, job);
	await sendOrderEvent(harness.api.db, job);
	expect(heard).toHaveLength(3);
	expect(new Set(heard.map(({ headers }) => headers['webhook-id']))).toHaveLength(1);
	const { rows } = await harness.api.pool.query(
		'SELECT tries, last_answer, delivered_at FROM order_webhook_delivery WHERE webhook_id = $1',
		[job.webhookId],
	);
	expect(rows).toEqual([{ tries: 3, last_answer: '204', delivered_at: expect.any(Date) }]);
});

it('disables an endpoint that responds with 410 Gone', async () => {
	await listen();
	const { anna, orderNumber } = await order();
	const [job] = await tell();
	if (!job) throw new Error('no webhook job');
	answers = [410];
	await sendOrderEvent(harness.api.db, job);
	await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
	expect(await tell()).toHaveLength(1);
});

it('signs with the former secret, too, for a day', async () => {
	const webhookId = await listen();
	await order();
	const [job] = await tell();
	if (!job) throw new Error('no webhook job');
	const NEWER = 'whsec_bmV3ZXItc2VjcmV0LW9mLXRoZS10ZXN0cw==';
	const change = 'UPDATE order_webhook SET secret = $2 WHERE webhook_id = $1';
	await harness.api.pool.query(change, [webhookId, NEWER]);
	answers = [500];
	await expect(sendOrderEvent(harness.api.db, job)).rejects.toThrow('500');
	await harness.api.pool.query(
		'UPDATE order_webhook SET previous_secret_until = now() WHERE webhook_id = $1',
		[webhookId],
	);
	await sendOrderEvent(harness.api.db, job);
	const verified = heard.map(({ headers, body }) =>
		[NEWER, SECRET].map((secret) => {
			try {
				new Webhook(secret).verify(body, headers as Record<string, string>);
				return true;
			} catch {
				return false;
			}
		}),
	);
	expect(verified).toEqual([
		[true, true],
		[true, false],
	]);
});

/** An endpoint as staff set it up: HTTPS, and on the internet only. */
async function ownEndpoint(host: string): Promise<string> {
	const { rows } = await harness.api.pool.query<{ webhook_id: string }>(
		`INSERT INTO order_webhook (tenant_id, url, secret) VALUES ($1, $2, $3) RETURNING webhook_id`,
		[shop.shop.tenantId, `https://${host}:${new URL(url).port}/orders`, SECRET],
	);
	return rows[0]?.webhook_id ?? '';
}

it.each(['127.0.0.1', 'localhost', 'localtest.private'])(
	'sends nothing that staff set up to %s',
	async (host) => {
		vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: Done) =>
			done(null, [{ address: '127.0.0.1', family: 4 }])) as unknown as typeof dns.lookup);
		const webhookId = await ownEndpoint(host);
		await order();
		const [job] = await tell();
		if (!job) throw new Error('no webhook job');
		let connections = 0;
		endpoint.on('connection', () => connections++);
		await expect(sendOrderEvent(harness.api.db, job)).rejects.toThrow('PRIVATE_ADDRESS');
		expect(connections).toBe(0);
		// Without the rule there is somebody who answers, though not in TLS.
		const open = 'UPDATE order_webhook SET is_public_only = false WHERE webhook_id = $1';
		await harness.api.pool.query(open, [webhookId]);
		await expect(sendOrderEvent(harness.api.db, job)).rejects.toThrow(/answered E/);
		expect(connections).toBe(1);
		vi.restoreAllMocks();
	},
);
type Done = (error: null, found: { address: string; family: number }[]) => void;

it('delivers only subscribed events, and never those of another shop', async () => {
	await listen(['order.cancelled']);
	const { anna, orderNumber } = await order();
	expect(await tell()).toHaveLength(0);
	await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
	const stranger = await openCheckoutShop(harness.api);
	const bert = await aBuyer(harness.api, stranger);
	await bert.order({ methodKey: 'payment-at-the-door' });
	expect(await tell()).toHaveLength(1);
});

/** Starting a CLI several times takes a while on a busy machine. */
const LONG_TIMEOUT = { timeout: 120_000 };

/** Runs the CLI as an operator would. */
async function orders(...args: string[]): Promise<{ code: number | null; lines: string[] }> {
	const program = join(import.meta.dirname, '../orders-cli/main.ts');
	const child = spawn(process.execPath, [program, ...args, '--tenant', shop.shop.tenantId], {
		env: { DATABASE_URL: harness.api.url },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const ended = new Promise<number | null>((done) => child.once('close', done));
	const lines = (await text(child.stdout)).split('\n').filter(Boolean);
	return { code: await ended, lines };
}

it('exports the orders of a date range, one per line, oldest first', LONG_TIMEOUT, async () => {
	const numbers = [(await order()).orderNumber, (await order()).orderNumber];
	const all = await orders('export');
	const read = all.lines.map((line) => OrderNotice.shape.data.shape.order.parse(JSON.parse(line)));
	expect(read.map(({ orderNumber }) => orderNumber)).toEqual(numbers);
	expect((await orders('export', '--to', '2020-01-01')).lines).toEqual([]);
});

it(
	'adds and removes an endpoint from the command line, and shows its secret once',
	LONG_TIMEOUT,
	async () => {
		const added = await orders('webhooks', 'add', '--url', url, '--types', 'order.placed');
		const { id, secret } = JSON.parse(added.lines[0] ?? '{}');
		expect(secret).toMatch(/^whsec_/);
		const list = () => harness.api.db.snapshot((tx) => listWebhooks(tx, shop.shop.tenantId));
		const [listed] = await list();
		expect(listed).toMatchObject({ webhook_id: id, url, types: ['order.placed'] });
		expect(JSON.stringify(listed)).not.toContain(secret);
		expect((await orders('webhooks', 'remove', '--id', id)).code).toBe(0);
		expect(await list()).toEqual([]);
	},
);
