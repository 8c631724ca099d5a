import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SandboxPayment } from '@korb/contracts/payment-sandbox';
import { createTestDatabase, type TestDatabase } from '@korb/testing/database';
import {
	type PaymentSandbox,
	SANDBOX_SECRET,
	startPaymentSandbox,
} from '@korb/testing/payment-sandbox';
import pg from 'pg';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

type Received = { id: string; type: string; paymentId: string; at: number };

let database: TestDatabase;
let sandbox: PaymentSandbox;
let books: pg.Client;
let shop: Server;
let received: Received[] = [];
let refusals = 0;

beforeAll(async () => {
	database = await createTestDatabase({ template: 'korb_sandbox', migrate: async () => {} });
	shop = createServer((request, response) => {
		let body = '';
		request.on('data', (chunk) => (body += chunk));
		request.on('end', () => {
			if (refusals > 0) {
				refusals--;
				response.writeHead(503).end();
				return;
			}
			const signature = new Webhook(SANDBOX_SECRET, { format: 'raw' });
			signature.verify(body, request.headers as Record<string, string>);
			const { type, data } = JSON.parse(body);
			const id = String(request.headers['webhook-id']);
			received.push({ id, type, paymentId: data.paymentId, at: performance.now() });
			response.writeHead(204).end();
		});
	}).listen(0, '127.0.0.1');
	await once(shop, 'listening');
	const { port } = shop.address() as AddressInfo;
	sandbox = await startPaymentSandbox({
		databaseUrl: database.url,
		webhookUrl: `http://127.0.0.1:${port}/`,
	});
	books = new pg.Client({ connectionString: database.url });
	await books.connect();
});
afterAll(async () => {
	await sandbox.stop();
	await books.end();
	shop.close();
	await database.drop();
});
beforeEach(async () => {
	received = [];
	refusals = 0;
	await sandbox.script({});
});

const visa = { number: '4242 4242 4242 4242', expiry: '12/40', cvc: '123' };
const wish = {
	reference: 'attempt-1',
	method: 'card',
	amountCents: 4210,
	currency: 'EUR',
	locale: 'de-AT',
	shopName: 'Testladen',
	returnUrl: 'http://shop.test/kasse-ok?methodKey=credit-cards',
};
let keys = 0;
const newKey = () => `test-key-${++keys}`;

async function create(change: object = {}): Promise<SandboxPayment> {
	const answer = await sandbox.call('POST', '/v1/payments', { ...wish, ...change }, newKey());
	expect(answer.status).toBe(200);
	return SandboxPayment.parse(await answer.json());
}
async function read(id: string): Promise<SandboxPayment> {
	return SandboxPayment.parse(await (await sandbox.call('GET', `/v1/payments/${id}`)).json());
}
const pageOf = (payment: SandboxPayment) => payment.url ?? '';
async function authorised(change: object = {}): Promise<SandboxPayment> {
	const payment = await create(change);
	await sandbox.submit(`${pageOf(payment)}/card`, visa);
	return read(payment.id);
}
async function ledgerOf(id: string): Promise<string[]> {
	const { rows } = await books.query(
		'SELECT kind, cents FROM payment_sandbox.ledger_entry WHERE payment_id = $1 ORDER BY entry_id',
		[id],
	);
	return rows.map(({ kind, cents }) => `${kind} ${cents}`);
}
const eventsOf = (id: string) => received.filter(({ paymentId }) => paymentId === id);

describe('hosted pages', () => {
	it('CHK-10 OPEN-35 reserves the money when a card is typed and leads back to the shop', async () => {
		const payment = await create();
		const page = await (await fetch(pageOf(payment))).text();
		expect(page).toContain('lang="de-AT"');
		expect(page).toContain('Mit Karte bezahlen');
		expect(page).toMatch(/€\s42,10/);
		const answer = await sandbox.submit(`${pageOf(payment)}/card`, visa);
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe(
			`http://shop.test/kasse-ok?methodKey=credit-cards&hostedCheckoutId=${payment.id}`,
		);
		expect(await read(payment.id)).toMatchObject({
			status: 'authorised',
			authorisedCents: 4210,
			capturedCents: 0,
			card: { brand: 'Visa', lastDigits: '4242' },
			url: null,
		});
		expect(await ledgerOf(payment.id)).toEqual(['authorise 4210']);
	});

	it('speaks English to English shops', async () => {
		const payment = await create({ locale: 'en-GB', currency: 'GBP' });
		const page = await (await fetch(pageOf(payment))).text();
		expect(page).toContain('Pay by card');
		expect(page).toContain('£42.10');
	});

	it('asks the bank where the card wants it, and believes only the right code', async () => {
		const payment = await create();
		const card = { ...visa, number: '4000000000003220' };
		const answer = await sandbox.submit(`${pageOf(payment)}/card`, card);
		expect(answer.headers.get('location')).toBe(`/pay/${payment.id}/challenge`);
		await sandbox.submit(`${pageOf(payment)}/challenge`, { code: '000000' });
		expect((await read(payment.id)).status).toBe('challenge');
		expect(await (await fetch(`${pageOf(payment)}/challenge`)).text()).toContain('stimmt nicht');
		await sandbox.submit(`${pageOf(payment)}/challenge`, { code: '123456' });
		expect((await read(payment.id)).status).toBe('authorised');
	});

	it('gives up after three wrong codes', async () => {
		const payment = await create();
		await sandbox.submit(`${pageOf(payment)}/card`, { ...visa, number: '4000000000003220' });
		for (let round = 0; round < 3; round++) {
			await sandbox.submit(`${pageOf(payment)}/challenge`, { code: '1' });
		}
		expect(await read(payment.id)).toMatchObject({
			status: 'declined',
			errorCode: 'authentication_failed',
			authorisedCents: 0,
		});
	});

	it('CHK-09 CHK-15 takes one press for the wallets, and only on their own page', async () => {
		for (const method of ['paypal', 'apple-pay']) {
			const payment = await create({ method });
			await sandbox.submit(`${pageOf(payment)}/${method === 'paypal' ? 'apple-pay' : 'paypal'}`);
			expect((await read(payment.id)).status).toBe('open');
			await sandbox.submit(`${pageOf(payment)}/${method}`);
			expect((await read(payment.id)).status).toBe('authorised');
		}
	});

	it('keeps the payer on the page while something is mistyped', async () => {
		const payment = await create();
		const answer = await sandbox.submit(`${pageOf(payment)}/card`, { ...visa, cvc: '1' });
		expect(answer.status).toBe(422);
		expect(await answer.text()).toContain('Die Prüfziffer hat drei Ziffern');
		expect((await read(payment.id)).status).toBe('open');
	});

	it.each([
		['4000000000000002', 'card_declined'],
		['4000000000009995', 'insufficient_funds'],
		['4000000000000069', 'expired_card'],
	])('declines %s with %s', async (number, errorCode) => {
		const payment = await create();
		const answer = await sandbox.submit(`${pageOf(payment)}/card`, { ...visa, number });
		expect(answer.status).toBe(303);
		expect(await read(payment.id)).toMatchObject({ status: 'declined', errorCode });
		expect(await ledgerOf(payment.id)).toEqual([]);
	});

	it('decides a payment once, however often and whatever is pressed', async () => {
		const payment = await create();
		const presses = Array.from({ length: 12 }, (_, index) =>
			sandbox.submit(`${pageOf(payment)}/${index % 2 ? 'card' : 'cancel'}`, visa),
		);
		await Promise.all(presses);
		const { status } = await read(payment.id);
		expect(await ledgerOf(payment.id)).toEqual(status === 'authorised' ? ['authorise 4210'] : []);
		expect(await (await fetch(pageOf(payment))).text()).toContain('abgeschlossen');
	});

	it('writes no card number anywhere', async () => {
		await authorised();
		const { rows } = await books.query(
			`SELECT (SELECT json_agg(p) FROM payment_sandbox.payment p)::text
				|| (SELECT json_agg(c) FROM payment_sandbox.call c)::text
				|| (SELECT json_agg(e) FROM payment_sandbox.event e)::text AS everything`,
		);
		expect(rows[0].everything).not.toMatch(/4242[ -]?4242/);
		expect(sandbox.lines()).not.toMatch(/4242[ -]?4242/);
	});
});

describe('the API', () => {
	it('wants the key of the shop', async () => {
		const answer = await fetch(`${sandbox.url}/v1/payments`, {
			headers: { authorization: 'Bearer somebody-else' },
		});
		expect(answer.status).toBe(401);
	});

	it('does one thing per idempotency key, also for twenty at once', async () => {
		const key = newKey();
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => sandbox.call('POST', '/v1/payments', wish, key)),
		);
		const ids = await Promise.all(
			answers.map(async (answer) => SandboxPayment.parse(await answer.json()).id),
		);
		expect(new Set(ids).size).toBe(1);
		expect(answers.filter((a) => a.headers.get('idempotent-replayed') === 'true')).toHaveLength(19);
		const other = await sandbox.call('POST', '/v1/payments', { ...wish, amountCents: 1 }, key);
		expect(other.status).toBe(422);
	});

	it('takes in parts, never more than was reserved, and gives the rest back at the end', async () => {
		const { id } = await authorised();
		const capture = (amountCents: number, isFinal: boolean) =>
			sandbox.call('POST', `/v1/payments/${id}/capture`, { amountCents, isFinal }, newKey());
		expect((await capture(1000, false)).status).toBe(200);
		expect((await capture(3211, true)).status).toBe(422);
		expect((await capture(3000, true)).status).toBe(200);
		expect((await capture(1, false)).status).toBe(409);
		expect(await read(id)).toMatchObject({ status: 'captured', capturedCents: 4000 });
		expect(await ledgerOf(id)).toEqual([
			'authorise 4210',
			'capture 1000',
			'capture 3000',
			'void 210',
		]);
	});

	it('refunds no more than was taken', async () => {
		const { id } = await authorised();
		await sandbox.call(
			'POST',
			`/v1/payments/${id}/capture`,
			{ amountCents: 4210, isFinal: true },
			newKey(),
		);
		const refund = (amountCents: number, key: string) =>
			sandbox.call('POST', `/v1/payments/${id}/refund`, { amountCents }, key);
		const key = newKey();
		await refund(4000, key);
		expect((await refund(4000, key)).headers.get('idempotent-replayed')).toBe('true');
		expect((await refund(211, newKey())).status).toBe(422);
		expect((await refund(210, newKey())).status).toBe(200);
		expect((await read(id)).refundedCents).toBe(4210);
	});

	it('closes the page of an open payment and frees the money of a reserved one', async () => {
		const open = await create();
		const reserved = await authorised();
		for (const { id } of [open, reserved]) {
			await sandbox.call('POST', `/v1/payments/${id}/void`, undefined, newKey());
		}
		await sandbox.submit(`${pageOf(open)}/card`, visa);
		expect((await read(open.id)).status).toBe('cancelled');
		expect((await read(reserved.id)).status).toBe('voided');
		expect(await ledgerOf(reserved.id)).toEqual(['authorise 4210', 'void 4210']);
	});

	it('charges a kept method without a page, for its owner only', async () => {
		const { savedMethodId } = await authorised({ customer: 'anna', saveMethod: true });
		expect(await create({ customer: 'anna', savedMethodId })).toMatchObject({
			status: 'authorised',
			card: { lastDigits: '4242' },
		});
		const stranger = await create({ customer: 'bob', savedMethodId });
		expect(stranger).toMatchObject({ status: 'declined', errorCode: 'unknown_method' });
		await sandbox.call('DELETE', `/v1/saved-methods/${savedMethodId}`);
		expect((await create({ customer: 'anna', savedMethodId })).status).toBe('declined');
	});
});

describe('events', () => {
	it('are signed and sent again until somebody takes them', async () => {
		refusals = 2;
		const { id } = await authorised();
		await vi.waitFor(() => expect(eventsOf(id)).toHaveLength(1), 5000);
		expect(eventsOf(id)[0]?.type).toBe('payment.authorised');
	});

	it('arrive several times where the script says so', async () => {
		await sandbox.script({ webhook: 'duplicate' });
		const { id } = await authorised();
		await vi.waitFor(() => expect(eventsOf(id)).toHaveLength(3), 5000);
		expect(new Set(eventsOf(id).map((event) => event.id)).size).toBe(1);
	});

	it('arrive before the payer does, late, or never', async () => {
		await sandbox.script({ webhook: 'early' });
		const early = await create();
		await sandbox.submit(`${pageOf(early)}/card`, visa);
		expect(eventsOf(early.id)).toHaveLength(1);
		await sandbox.script({ webhook: 'never' });
		const never = await authorised();
		await sandbox.script({ webhook: 'late', lateMs: 700 });
		const late = await authorised();
		const startedAt = performance.now();
		await vi.waitFor(() => expect(eventsOf(late.id)).toHaveLength(1), 5000);
		expect(performance.now() - startedAt).toBeGreaterThan(500);
		expect(eventsOf(never.id)).toHaveLength(0);
	});
});

describe('scripts', () => {
	it('lose the answer after the work is done, and the same key finds it', async () => {
		await sandbox.script({ loseAnswers: { operation: 'create', times: 2 } });
		const key = newKey();
		const tryCreate = () => sandbox.call('POST', '/v1/payments', wish, key);
		await expect(tryCreate()).rejects.toThrow();
		await expect(tryCreate()).rejects.toThrow();
		const { id } = SandboxPayment.parse(await (await tryCreate()).json());
		const { rows } = await books.query(
			'SELECT payment_id, times FROM payment_sandbox.call WHERE idempotency_key = $1',
			[key],
		);
		expect(rows).toEqual([{ payment_id: id, times: 3 }]);
	});

	it('decline with a code, change amounts and take their time', async () => {
		await sandbox.script({ decline: 'fraud_suspected' });
		expect(await authorised()).toMatchObject({ status: 'declined', errorCode: 'fraud_suspected' });
		await sandbox.script({ changeAmountCents: -100 });
		expect(await authorised()).toMatchObject({ amountCents: 4210, authorisedCents: 4110 });
		await sandbox.script({ delayMs: 300 });
		const startedAt = performance.now();
		await create();
		expect(performance.now() - startedAt).toBeGreaterThan(290);
	});

	it('are set by hand on a page, for all or for one payment', async () => {
		const form = {
			decline: 'card_declined',
			webhook: 'never',
			lateMs: '0',
			delayMs: '0',
			lostOperation: 'capture',
			lostTimes: '3',
			changeAmountCents: '5',
		};
		const payment = await create();
		expect((await sandbox.submit(`${sandbox.url}/payments/${payment.id}`, form)).status).toBe(303);
		const page = await (await fetch(`${sandbox.url}/payments/${payment.id}`)).text();
		expect(page).toContain('<option value="card_declined" selected>');
		await sandbox.submit(`${pageOf(payment)}/card`, visa);
		expect((await read(payment.id)).errorCode).toBe('card_declined');
		expect((await sandbox.submit(`${sandbox.url}/`, form)).status).toBe(303);
		expect((await authorised()).errorCode).toBe('card_declined');
	});
});
