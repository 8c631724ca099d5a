import { Client } from 'pg';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/a-checkout-harness.ts';
import { findBroken, listBroken } from '../../db/check.ts';

const checkout = aCheckoutHarness();

const orders =
	'tenant_id, order_number, placed_at, cart_id, attempt_id, currency, window_id, total_cents, snapshot';
const attempts =
	'tenant_id, cart_id, cart_version, method_key, status, currency, planned_cents, reserved_cents, wish, snapshot';

/** What would break a promise if nothing stood in the way. */
const crimes: [invariant: string, what: string, statement: string][] = [
	['I-01', 'more places than there are', 'UPDATE time_window SET capacity = taken - 1'],
	['I-03', 'a place that nobody has', 'UPDATE time_window SET taken = taken + 1'],
	['I-05', 'less than nothing on the shelf', 'UPDATE offer SET stock = -1'],
	[
		'I-05',
		'goods kept for nobody',
		`INSERT INTO stock_hold (tenant_id, cart_id, region, product_id, quantity)
		VALUES ('nobody', gen_random_uuid(), 'default', 1, 1)`,
	],
	[
		'I-09',
		'a cart changed while it is paid',
		`UPDATE cart SET version = version + 1 WHERE status = 'FINALIZED'`,
	],
	['I-09', 'paid but not frozen', `UPDATE cart SET frozen = NULL WHERE status = 'FINALIZED'`],
	[
		'I-11',
		'paying for half an hour',
		`UPDATE payment_attempt SET created_at = now() - interval '31 minutes' WHERE status = 'pending'`,
	],
	['I-11', 'nobody pays', `UPDATE payment_attempt SET status = 'failed' WHERE status = 'pending'`],
	[
		'I-14',
		'two orders of one cart',
		`INSERT INTO shop_order (${orders})
		SELECT tenant_id, order_number + 1, placed_at, cart_id, attempt_id, currency, window_id, total_cents, snapshot
		FROM shop_order`,
	],
	['I-14', 'ordered without an order', 'DELETE FROM shop_order'],
	[
		'I-15',
		'a line that costs something else',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,productLineItems,0,totalPrice}', '1')`,
	],
	[
		'I-15',
		'the price of several for a single one',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,productLineItems,0,product,price,multiBuy}',
			'{"fromQuantity": 1, "value": 1, "unitPrice": 2}')`,
	],
	[
		'I-16',
		'parts that do not make the whole',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,priceInfo,coveredAmount}', '1')`,
	],
	[
		'I-17',
		'an addition to an order that does not come',
		`UPDATE shop_order SET status = 'CANCELLED' WHERE snapshot #>> '{cart,mode}' = 'REGULAR'`,
	],
	[
		'I-17',
		'an addition that comes at another time',
		`UPDATE shop_order SET window_id = gen_random_uuid() WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an addition to the order of somebody else',
		`UPDATE shop_order SET customer_id = 'bert' WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an addition that goes to another door',
		`UPDATE shop_order
		SET snapshot = jsonb_set(snapshot, '{cart,distributionAddress,streetNumber}', '"40"')
		WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an addition that is collected',
		`UPDATE shop_order
		SET snapshot = jsonb_set(snapshot, '{cart,distributionAddress,distributionType}', '"CLICK_AND_COLLECT"')
		WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an addition of another mailbox',
		`UPDATE shop_order
		SET snapshot = jsonb_set(snapshot, '{cart,billingAddress,email}', '"mallory@example.at"')
		WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-18',
		'less reserved than is due',
		`UPDATE payment_attempt SET authorised_cents = 1 WHERE status = 'ordered'`,
	],
	[
		'I-18',
		'an order that nobody pays',
		`UPDATE payment_attempt SET status = 'voided' WHERE status = 'ordered'`,
	],
	[
		'I-19',
		'money without an order',
		`UPDATE payment_attempt SET status = 'authorised', created_at = now() - interval '46 minutes'`,
	],
	[
		'I-19',
		'money that is owed for goods that are back',
		`INSERT INTO order_return (tenant_id, order_number, number, refund_cents, operation, returned_at)
		SELECT tenant_id, order_number, 1, 100, 1, now() - interval '46 minutes' FROM shop_order`,
	],
	['I-20', 'another currency', `UPDATE shop_order SET currency = 'USD'`],
	[
		'I-20',
		'another amount than agreed on',
		`UPDATE payment_attempt SET authorised_cents = reserved_cents + 1 WHERE status = 'ordered'`,
	],
	['I-21', 'more taken than reserved', 'UPDATE payment_attempt SET captured_cents = 99999999'],
	[
		'I-21',
		'more given back than came back',
		`UPDATE payment_attempt SET captured_cents = 100, refunded_cents = 100 WHERE status = 'ordered'`,
	],
	['I-22', 'asked without a key', 'DELETE FROM payment_operation'],
	[
		'I-23',
		'two attempts at once',
		`INSERT INTO payment_attempt (${attempts}) SELECT ${attempts} FROM payment_attempt WHERE status = 'pending'`,
	],
	[
		'I-24',
		'an event that nobody looks at',
		`INSERT INTO payment_event (provider, event_id, reference, received_at)
		SELECT 'sandbox', 'evt_' || attempt_id, attempt_id::text, now() - interval '31 minutes' FROM payment_attempt`,
	],
	[
		'I-25',
		'an event that puts a payment back',
		`UPDATE payment_attempt SET status = 'pending' WHERE status = 'ordered'`,
	],
	[
		'I-25',
		'taken money that is only reserved again',
		`UPDATE payment_attempt SET captured_cents = 1 WHERE status = 'ordered'`,
	],
	[
		'I-26',
		'money by hearsay',
		`UPDATE payment_attempt SET payment_id = NULL WHERE status = 'ordered'`,
	],
	[
		'I-27',
		'an order for one and an error for another',
		`UPDATE payment_attempt SET error_code = 'card_declined' WHERE status = 'ordered'`,
	],
	[
		'I-27',
		'no answer at all',
		`UPDATE payment_attempt SET status = 'failed' WHERE status = 'pending'`,
	],
	...['I-28', 'I-29', 'I-30'].map((id): [string, string, string] => [
		id,
		'a gift card that nobody keeps',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,priceInfo,coveredAmount}', '1')`,
	]),
	['I-47', 'an order that nobody is told of', 'DELETE FROM order_event'],
	[
		'I-50',
		'a job that was given up',
		`INSERT INTO pgboss.job (name, state, completed_on) VALUES ('send-mail', 'failed', now())`,
	],
	[
		'I-50',
		'a job that nobody takes',
		`INSERT INTO pgboss.job (name, start_after) VALUES ('send-mail', now() - interval '16 minutes')`,
	],
	[
		'I-50',
		'a job that never ends',
		`INSERT INTO pgboss.job (name, state, started_on)
		VALUES ('send-mail', 'active', now() - interval '16 minutes')`,
	],
	[
		'I-53',
		'a number used twice',
		`INSERT INTO shop_order (${orders})
		SELECT tenant_id, order_number, placed_at + interval '1 second', gen_random_uuid(), attempt_id,
			currency, window_id, total_cents, snapshot FROM shop_order`,
	],
];

/** An order with an addition, and one cart that is being paid. */
async function aShopAtWork(): Promise<void> {
	const { rows } = await checkout.harness.api.pool.query('SELECT FROM shop_order');
	if (rows.length > 0) return;
	await checkout.harness.sandbox.script({ webhook: 'never' });
	const anna = await checkout.buyer({ MILCH: 1, KNAPP: 1 });
	const { order, orderNumber } = await anna.order();
	const answer = await checkout.shop.shop.send({
		method: 'POST',
		url: `/api/orders/${orderNumber}/forms/add-on`,
		payload: `token=${order.token}`,
		cookies: anna.shopper.cookies,
		headers: {
			'content-type': 'application/x-www-form-urlencoded',
			'sec-fetch-site': 'same-origin',
		},
	});
	for (const { name, value } of answer.cookies) anna.shopper.cookies[name] = value;
	await anna.shopper.set('BUTTER', 1);
	await anna.order();
	await (await checkout.buyer({ MILCH: 1 })).finalize();
}

it.each(crimes)('control: %s tells of %s', async (invariant, _what, statement) => {
	await aShopAtWork();
	const client = await checkout.harness.api.pool.connect();
	try {
		await client.query('BEGIN');
		expect(await listBroken(client)).toEqual([]);
		// What usually stands in the way.
		await client.query(`SET LOCAL session_replication_role = 'replica'`);
		await client.query(`
			ALTER TABLE time_window DROP CONSTRAINT places_in_window;
			ALTER TABLE offer DROP CONSTRAINT offer_stock_check;
			ALTER TABLE shop_order DROP CONSTRAINT total_adds_up;
			ALTER TABLE payment_attempt DROP CONSTRAINT captured_of_authorised;
			ALTER TABLE payment_attempt DROP CONSTRAINT refunded_of_captured;
			DROP INDEX one_open_attempt`);
		await client.query(statement);
		const told = (await listBroken(client)).map((broken) => broken.invariant);
		expect(told).toContain(invariant);
	} finally {
		await client.query('ROLLBACK');
		client.release();
	}
});

it('control: I-54 tells of a request that is at it for more than ten seconds', async () => {
	const url = new URL(checkout.harness.api.url);
	url.searchParams.set('application_name', 'korb-api');
	const client = new Client(url.href);
	await client.connect();
	try {
		await client.query('BEGIN');
		const told = async () =>
			(await findBroken(checkout.harness.api.url)).map(({ invariant }) => invariant);
		expect(await told()).toEqual([]);
		await expect.poll(told, { timeout: 30_000, interval: 500 }).toEqual(['I-54']);
	} finally {
		await client.end();
	}
});

it('I-23 the database takes no second attempt beside an open one, whoever asks', async () => {
	await aShopAtWork();
	const second = checkout.harness.api.query(
		`INSERT INTO payment_attempt (${attempts}) SELECT ${attempts} FROM payment_attempt WHERE status = 'pending'`,
		[],
	);
	await expect(second).rejects.toMatchObject({ code: '23505', constraint: 'one_open_attempt' });
});
