import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { findBroken } from '../../db/invariants/check.ts';
import { purgeCustomers } from '../../jobs/purge-customers.ts';
import { aCustomer, Browser, form, mailsOf } from '../identity/testing.ts';

const harness = openOrderHarness();

let count = 0;
let email: string;
let customer: Browser;
let customerId: string;
beforeEach(async () => {
	email = `anna-${++count}@korb.example`;
	// Forms are limited per client.
	customer = await aCustomer(harness.api, harness.shop, email, `198.51.100.${count}`);
	customerId = (await one('SELECT customer_id FROM customer WHERE email = $1', email))?.customer_id;
});

async function one(text: string, ...values: unknown[]) {
	const { rows } = await harness.api.pool.query(text, values);
	return rows[0];
}

/** An order of the customer, with a number to find it by. */
async function anOrder(): Promise<string> {
	const { order } = await harness.ordered({ MILCH: 1 });
	for (const table of ['shop_order', 'cart']) {
		const ofCart = '(SELECT cart_id FROM shop_order WHERE order_number = $2)';
		await one(
			`UPDATE ${table} SET customer_id = $1 WHERE cart_id = ${ofCart}`,
			...[customerId, order.orderNumber],
		);
	}
	return order.orderNumber;
}

async function deliver(orderNumber: string): Promise<void> {
	await harness.pick({ orderNumber } as Parameters<typeof harness.pick>[0]);
	await one("UPDATE shop_order SET status = 'DELIVERED' WHERE order_number = $1", orderNumber);
}

const due = () => one('UPDATE customer SET deletion_at = now() WHERE customer_id = $1', customerId);
const purge = () => purgeCustomers(harness.api);
const exists = async () =>
	(await one('SELECT 1 FROM customer WHERE customer_id = $1', customerId)) !== undefined;
const orderRow = (orderNumber: string) =>
	one('SELECT * FROM shop_order WHERE order_number = $1', orderNumber);

describe('GET /api/customers/export', () => {
	it('gives the customer everything as JSON and as a page', async () => {
		const orderNumber = await anOrder();
		const answer = await customer.send('GET', '/api/customers/export');
		expect(answer.headers['content-type']).toBe('application/zip');
		expect(answer.headers['cache-control']).toBe('private, no-store');
		const files = unzipSync(answer.rawPayload);
		expect(Object.keys(files)).toEqual(['data.json', 'index.html']);
		const json = strFromU8(files['data.json'] ?? new Uint8Array());
		const data = JSON.parse(json);
		expect(data.customer).toMatchObject({ email, firstName: 'Anna' });
		expect(data.sessions).toHaveLength(1);
		expect(data.orders).toMatchObject([
			{
				order_number: orderNumber,
				billing_address: { streetName: 'Praterstraße' },
				items: [{ quantity: 1 }],
			},
		]);
		expect(json).not.toMatch(/hash|argon2/i);
		expect(json).not.toContain(customer.cookies['sid']);
		const page = strFromU8(files['index.html'] ?? new Uint8Array());
		expect(page).toContain('<h1>Deine Daten bei');
		expect(page).toContain(email);
		expect(page).toContain(orderNumber);
	});

	it('writes no markup of a customer into the page', async () => {
		await customer.send('PUT', '/api/customers', { lastName: '<script>x' });
		const files = unzipSync((await customer.send('GET', '/api/customers/export')).rawPayload);
		expect(strFromU8(files['index.html'] ?? new Uint8Array())).not.toContain('<script');
	});

	it("contains nothing of another customer's", async () => {
		await anOrder();
		const eva = await aCustomer(harness.api, harness.shop, `eva-${count}@korb.example`);
		const files = unzipSync((await eva.send('GET', '/api/customers/export')).rawPayload);
		const data = strFromU8(files['data.json'] ?? new Uint8Array());
		expect(data).not.toContain(email);
		expect(JSON.parse(data).orders).toEqual([]);
	});

	it('is for signed-in customers, three times an hour', async () => {
		const guest = await Browser.open(harness.shop);
		expect((await guest.send('GET', '/api/customers/export')).statusCode).toBe(401);
		const statuses: number[] = [];
		for (let time = 0; time < 4; time++) {
			statuses.push((await customer.send('GET', '/api/customers/export')).statusCode);
		}
		expect(statuses).toEqual([200, 200, 200, 429]);
	});
});

describe('deleting the account', () => {
	const plan = (body: object = {}) => customer.send('POST', '/api/customers/deletion', body);

	it('leaves 14 days to return, after signing out everywhere', async () => {
		const phone = await Browser.open(harness.shop);
		await phone.logIn(email);
		const answer = await plan();
		const days = (Date.parse(answer.json().deletionAt) - Date.now()) / 86_400_000;
		expect(days).toBeCloseTo(14, 1);
		expect(customer.cookies).not.toHaveProperty('sid');
		expect(await phone.isSignedIn).toBe(false);
		expect((await mailsOf(harness.api, harness.shop)).at(-1)).toMatchObject({ to: email });
		const back = await customer.logIn(email);
		expect(back.json().deletionAt).toBe(answer.json().deletionAt);
		const kept = await customer.send('DELETE', '/api/customers/deletion');
		expect(kept.json()).toMatchObject({ email, deletionAt: null });
		expect((await mailsOf(harness.api, harness.shop)).at(-1)?.subject).toBe('Dein Konto bleibt');
		await purge();
		expect(await exists()).toBe(true);
	});

	it('needs the password when the sign-in is not recent', async () => {
		await one(
			"UPDATE customer_session SET created_at = now() - interval '11 minutes' WHERE customer_id = $1",
			customerId,
		);
		expect((await plan()).json().errorCode).toBe('reauthentication_required');
		expect((await plan({ password: 'paradeiser' })).json().errorCode).toBe('login_refused');
		expect((await plan({ password: form.password })).statusCode).toBe(200);
	});

	it('does nothing before the date, and removes the person on it', async () => {
		const orderNumber = await anOrder();
		await deliver(orderNumber);
		await one(
			"INSERT INTO newsletter_subscription VALUES ($1, $2, '{recipes}')",
			...[harness.shop.tenantId, email],
		);
		await plan();
		await purge();
		expect(await exists()).toBe(true);
		await due();
		await purge();
		expect(await exists()).toBe(false);
		const row = await orderRow(orderNumber);
		expect(row.customer_id).toBeNull();
		expect(row.snapshot.cart.billingAddress).toMatchObject({
			lastName: '',
			email: '',
			streetName: '',
			postalCode: '1020',
			countryCode: 'AT',
		});
		expect(row.snapshot.cart.productLineItems).toHaveLength(1);
		const attempt = await one(
			'SELECT snapshot, client_key FROM payment_attempt WHERE cart_id = $1',
			row.cart_id,
		);
		expect(JSON.stringify(attempt)).not.toContain('Berger');
		const invoice = await one('SELECT document FROM invoice WHERE order_number = $1', orderNumber);
		expect(JSON.stringify(invoice.document)).toContain('Berger');
		expect(await one('SELECT 1 FROM newsletter_subscription WHERE email = $1', email)).toBe(
			undefined,
		);
		expect(await one('SELECT 1 FROM cart WHERE customer_id = $1', customerId)).toBe(undefined);
		expect((await customer.logIn(email)).statusCode).toBe(403);
		expect(await findBroken(harness.api.url)).toEqual([]);
	});

	it('waits until an order has arrived', async () => {
		const orderNumber = await anOrder();
		await due();
		await purge();
		expect(await exists()).toBe(true);
		await deliver(orderNumber);
		await purge();
		expect(await exists()).toBe(false);
	});
});

describe('the periods of docs/privacy.md', () => {
	/** Moves the order, with its payment and cart, into the past. */
	async function age(orderNumber: string, interval: string): Promise<void> {
		const { cart_id: cartId } = await orderRow(orderNumber);
		await one(
			'UPDATE shop_order SET placed_at = placed_at - $2::interval WHERE order_number = $1',
			...[orderNumber, interval],
		);
		await one(
			'UPDATE order_claim SET placed_at = placed_at - $2::interval WHERE cart_id = $1',
			...[cartId, interval],
		);
		await one(
			'UPDATE cart SET touched_on = (touched_on - $2::interval)::date WHERE cart_id = $1',
			...[cartId, interval],
		);
	}
	const nameOf = async (orderNumber: string) =>
		(await orderRow(orderNumber)).snapshot.cart.billingAddress.lastName;

	it.each([
		['3 years', 'a guest', true],
		['3 years', 'a customer', false],
		['7 years', 'a customer', true],
	])('after %s, an order of %s is without a person: %s', async (interval, who, isErased) => {
		const orderNumber = await anOrder();
		if (who === 'a guest') {
			await one('UPDATE shop_order SET customer_id = NULL WHERE order_number = $1', orderNumber);
		}
		await age(orderNumber, interval);
		expect(await nameOf(orderNumber)).toBe('Berger');
		await purge();
		expect(await nameOf(orderNumber)).toBe(isErased ? '' : 'Berger');
	});

	it('carts keep addresses for 90 days after the order', async () => {
		const orderNumber = await anOrder();
		const { cart_id: cartId } = await orderRow(orderNumber);
		const addresses = () =>
			one('SELECT billing_address, frozen FROM cart WHERE cart_id = $1', cartId);
		await age(orderNumber, '90 days');
		await purge();
		expect((await addresses()).billing_address).not.toBeNull();
		await age(orderNumber, '1 day');
		await purge();
		expect(await addresses()).toEqual({ billing_address: null, frozen: null });
	});

	it('invoices are deleted seven years after their year', async () => {
		const orderNumber = await anOrder();
		await deliver(orderNumber);
		const isThere = async () =>
			(await one('SELECT 1 FROM invoice WHERE order_number = $1', orderNumber)) !== undefined;
		const issue = (years: number) =>
			one(
				`UPDATE invoice SET issued_on = date_trunc('year', now()) - make_interval(years => $2)
				WHERE order_number = $1`,
				...[orderNumber, years],
			);
		await issue(7);
		await purge();
		expect(await isThere()).toBe(true);
		await issue(8);
		await purge();
		expect(await isThere()).toBe(false);
	});

	it('payments without an order are without a person after 90 days', async () => {
		const orderNumber = await anOrder();
		const { attempt_id: attemptId } = await orderRow(orderNumber);
		const { attempt_id: copy } = await one(
			`INSERT INTO payment_attempt (tenant_id, cart_id, cart_version, method_key, status, currency,
				planned_cents, reserved_cents, checkout_request, snapshot, created_at)
			SELECT tenant_id, gen_random_uuid(), cart_version, method_key, 'failed', currency,
				planned_cents, reserved_cents, checkout_request, snapshot, now() - interval '91 days'
			FROM payment_attempt WHERE attempt_id = $1 RETURNING attempt_id`,
			attemptId,
		);
		const snapshotOf = async (id: string) =>
			JSON.stringify(await one('SELECT snapshot FROM payment_attempt WHERE attempt_id = $1', id));
		await one(
			"UPDATE payment_attempt SET created_at = now() - interval '91 days' WHERE attempt_id = $1",
			attemptId,
		);
		await purge();
		expect(await snapshotOf(copy)).not.toContain('Berger');
		expect(await snapshotOf(attemptId)).toContain('Berger');
		await one('DELETE FROM payment_attempt WHERE attempt_id = $1', copy);
	});
});
