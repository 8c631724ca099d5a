import { SANDBOX_KEY, SANDBOX_SECRET } from '@korb/testing/payment-sandbox';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { TEST_PICKING_SECRET } from '../../testing.ts';

const checkout = aCheckoutHarness();

const card = { number: '5555555555554444', expiry: '11/41', cvc: '739' };
const cardNumber = /5555[ -]?5555[ -]?5555[ -]?4444/;

/** Everything in the database, as text. */
async function readWholeDatabase(): Promise<string> {
	const { pool } = checkout.harness.api;
	const { rows: tables } = await pool.query<{ name: string }>(
		`SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
		WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`,
	);
	let text = '';
	for (const { name } of tables) {
		const { rows } = await pool.query(`SELECT t::text AS row FROM ${name} AS t`);
		text += rows.map(({ row }) => row).join('\n');
	}
	return text;
}

it('I-55 no card number reaches the shop: no request, no table, no log line', async () => {
	const requests: string[] = [];
	checkout.harness.api.app.server.on('request', (request) => {
		requests.push(`${request.url} ${JSON.stringify(request.headers)}`);
		request.on('data', (chunk) => requests.push(String(chunk)));
	});
	const anna = await checkout.buyer();
	const finalized = await anna.finalize();
	await anna.pay(finalized, card);
	expect((await anna.comeBack(finalized.checkoutId)).statusCode).toBe(200);
	await expect.poll(() => requests.join('\n'), { timeout: 12_000 }).toContain('payment.authorised');

	const database = await readWholeDatabase();
	expect(database).toContain(anna.cartId);
	expect(checkout.harness.api.lines.join('')).toContain('/api/checkout');
	for (const text of [requests.join('\n'), database, checkout.harness.api.lines.join('')]) {
		expect(text).not.toMatch(cardNumber);
	}
	expect(checkout.harness.sandbox.lines()).not.toMatch(cardNumber);
});

it('I-55 no secret, token or code appears in the log of a checkout', async () => {
	const anna = await checkout.buyer();
	const { order, orderNumber } = await anna.order();
	await anna.send('GET', `/api/orders/${orderNumber}?token=${order.token}`);
	await anna.send('GET', `/api/orders/${orderNumber}`, undefined, { 'x-order-token': order.token });
	await anna.send('POST', `/api/orders/${orderNumber}/cancel`);
	const log = checkout.harness.api.lines.join('');
	expect(log).toContain(`/api/orders/${orderNumber}`);
	const canaries = {
		...anna.shopper.cookies,
		orderToken: order.token,
		key: SANDBOX_KEY,
		events: SANDBOX_SECRET,
		picking: TEST_PICKING_SECRET,
		csrf: 'secret-of-the-tests',
		email: 'anna.berger@example.at',
	};
	for (const [name, value] of Object.entries(canaries)) {
		if (value.length > 8) expect(log.includes(value), name).toBe(false);
	}
});
