import { Client } from 'pg';
import { expect, it } from 'vitest';
import { aCheckoutHarness } from '../../checkout-harness/checkout-harness.ts';
import { findBroken, listBroken } from '../../db/invariants/check.ts';

const checkout = aCheckoutHarness();

const orders =
	'tenant_id, order_number, placed_at, cart_id, attempt_id, currency, window_id, total_cents, snapshot';
const attempts =
	'tenant_id, cart_id, cart_version, method_key, status, currency, planned_cents, reserved_cents, checkout_request, snapshot';

/** Statements that would violate an invariant if no constraint stopped them. */
const violations: [invariant: string, what: string, statement: string][] = [
	['I-01', 'an oversold window', 'UPDATE time_window SET capacity = taken - 1'],
	['I-03', 'a taken place without a holder', 'UPDATE time_window SET taken = taken + 1'],
	['I-05', 'negative stock', 'UPDATE offer SET stock = -1'],
	[
		'I-05',
		'stock reserved for an unknown cart',
		`INSERT INTO stock_hold (tenant_id, cart_id, region, product_id, quantity)
		VALUES ('nobody', gen_random_uuid(), 'default', 1, 1)`,
	],
	[
		'I-09',
		'a cart changed during payment',
		`UPDATE cart SET version = version + 1 WHERE status = 'FINALIZED'`,
	],
	['I-09', 'finalised but not frozen', `UPDATE cart SET frozen = NULL WHERE status = 'FINALIZED'`],
	[
		'I-11',
		'a payment pending for half an hour',
		`UPDATE payment_attempt SET created_at = now() - interval '31 minutes' WHERE status = 'pending'`,
	],
	[
		'I-11',
		'finalised without an open attempt',
		`UPDATE payment_attempt SET status = 'failed' WHERE status = 'pending'`,
	],
	[
		'I-14',
		'two orders for one cart',
		`INSERT INTO shop_order (${orders})
		SELECT tenant_id, order_number + 1, placed_at, cart_id, attempt_id, currency, window_id, total_cents, snapshot
		FROM shop_order`,
	],
	['I-14', 'an ordered cart without an order', 'DELETE FROM shop_order'],
	[
		'I-15',
		'a line total that does not add up',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,productLineItems,0,totalPrice}', '1')`,
	],
	[
		'I-15',
		'a multi-buy price for a single piece',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,productLineItems,0,product,price,multiBuy}',
			'{"fromQuantity": 1, "value": 1, "unitPrice": 2}')`,
	],
	[
		'I-16',
		'parts that do not add up to the total',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,priceInfo,coveredAmount}', '1')`,
	],
	[
		'I-17',
		'an add-on to a cancelled order',
		`UPDATE shop_order SET status = 'CANCELLED' WHERE snapshot #>> '{cart,mode}' = 'REGULAR'`,
	],
	[
		'I-17',
		'an add-on in another window',
		`UPDATE shop_order SET window_id = gen_random_uuid() WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an add-on to another customer’s order',
		`UPDATE shop_order SET customer_id = 'bert' WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an add-on to another address',
		`UPDATE shop_order
		SET snapshot = jsonb_set(snapshot, '{cart,distributionAddress,streetNumber}', '"40"')
		WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an add-on with another fulfilment type',
		`UPDATE shop_order
		SET snapshot = jsonb_set(snapshot, '{cart,distributionAddress,distributionType}', '"CLICK_AND_COLLECT"')
		WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-17',
		'an add-on with another email address',
		`UPDATE shop_order
		SET snapshot = jsonb_set(snapshot, '{cart,billingAddress,email}', '"mallory@example.at"')
		WHERE snapshot #>> '{cart,mode}' = 'ADDON'`,
	],
	[
		'I-18',
		'less authorised than is due',
		`UPDATE payment_attempt SET authorised_cents = 1 WHERE status = 'ordered'`,
	],
	[
		'I-18',
		'an order without a payment',
		`UPDATE payment_attempt SET status = 'voided' WHERE status = 'ordered'`,
	],
	[
		'I-19',
		'a payment without an order',
		`UPDATE payment_attempt SET status = 'authorised', created_at = now() - interval '46 minutes'`,
	],
	[
		'I-19',
		'a return without a refund',
		`INSERT INTO order_return (tenant_id, order_number, number, refund_cents, operation, returned_at)
		SELECT tenant_id, order_number, 1, 100, 1, now() - interval '46 minutes' FROM shop_order`,
	],
	['I-20', 'another currency', `UPDATE shop_order SET currency = 'USD'`],
	[
		'I-20',
		'an amount other than the agreed one',
		`UPDATE payment_attempt SET authorised_cents = reserved_cents + 1 WHERE status = 'ordered'`,
	],
	['I-21', 'more captured than authorised', 'UPDATE payment_attempt SET captured_cents = 99999999'],
	[
		'I-21',
		'more refunded than returned',
		`UPDATE payment_attempt SET captured_cents = 100, refunded_cents = 100 WHERE status = 'ordered'`,
	],
	['I-22', 'a provider call without a key', 'DELETE FROM payment_operation'],
	[
		'I-23',
		'two concurrent attempts',
		`INSERT INTO payment_attempt (${attempts}) SELECT ${attempts} FROM payment_attempt WHERE status = 'pending'`,
	],
	[
		'I-24',
		'an unhandled event',
		`INSERT INTO payment_event (provider, event_id, reference, received_at)
		SELECT 'sandbox', 'evt_' || attempt_id, attempt_id::text, now() - interval '31 minutes' FROM payment_attempt`,
	],
	[
		'I-25',
		'an event that reverts a payment',
		`UPDATE payment_attempt SET status = 'pending' WHERE status = 'ordered'`,
	],
	[
		'I-25',
		'a capture reverted to an authorisation',
		`UPDATE payment_attempt SET captured_cents = 1 WHERE status = 'ordered'`,
	],
	[
		'I-26',
		'an unverified payment',
		`UPDATE payment_attempt SET payment_id = NULL WHERE status = 'ordered'`,
	],
	[
		'I-27',
		'an order with an error code',
		`UPDATE payment_attempt SET error_code = 'card_declined' WHERE status = 'ordered'`,
	],
	[
		'I-27',
		'neither an order nor an error code',
		`UPDATE payment_attempt SET status = 'failed' WHERE status = 'pending'`,
	],
	[
		'I-28',
		'a balance without an entry',
		`INSERT INTO gift_card (tenant_id, code_hash, last_characters, expires_on, balance_cents)
		VALUES ('nobody', 'x', '0000', '2999-12-31', 1)`,
	],
	[
		'I-29',
		'an overdrawn gift card',
		`INSERT INTO gift_card (tenant_id, code_hash, last_characters, expires_on, balance_cents)
		VALUES ('nobody', 'x', '0000', '2999-12-31', -1)`,
	],
	[
		'I-29',
		'an order paid by a gift card without an entry',
		`UPDATE shop_order SET snapshot = jsonb_set(snapshot, '{cart,priceInfo,coveredAmount}', '1')`,
	],
	[
		'I-29',
		'a payment that says more than its gift cards',
		'UPDATE payment_attempt SET wallet_cents = 100',
	],
	[
		'I-29',
		'money returned to gift cards for no reason',
		`UPDATE payment_attempt SET wallet_cents = 100, wallet_refunded_cents = 100
		WHERE status = 'ordered'`,
	],
	[
		'I-34',
		'money held for an order that was placed',
		`INSERT INTO gift_card_entry (tenant_id, gift_card_id, type, amount_cents, transaction_id, attempt_id)
		SELECT tenant_id, gen_random_uuid(), 'hold', -1, attempt_id::text, attempt_id
		FROM payment_attempt WHERE status = 'ordered'`,
	],
	[
		'I-34',
		'money given back although the cart is being paid',
		`INSERT INTO gift_card_entry (tenant_id, gift_card_id, type, amount_cents, transaction_id, attempt_id)
		SELECT tenant_id, gen_random_uuid(), 'release', 1, attempt_id::text, attempt_id
		FROM payment_attempt WHERE status = 'pending'`,
	],
	[
		'I-30',
		'a gift card in two wallets',
		`INSERT INTO wallet_card (tenant_id, gift_card_id, customer_id, added_cents, added_after_entry)
		SELECT 'nobody', '9b2d6a5e-3c1f-4c5e-9d0a-1f2e3d4c5b6a', gen_random_uuid(), 0, 0
		FROM generate_series(1, 2)`,
	],
	[
		'I-58',
		'a pass that nobody got',
		`UPDATE shop_order SET customer_id = gen_random_uuid(),
			snapshot = jsonb_set(snapshot, '{cart,deliveryPassLineItem}', '{"price": 0}')`,
	],
	['I-47', 'an order without an event', 'DELETE FROM order_event'],
	[
		'I-50',
		'a failed job',
		`INSERT INTO pgboss.job (name, state, completed_on) VALUES ('send-mail', 'failed', now())`,
	],
	[
		'I-50',
		'a dead letter',
		`INSERT INTO pgboss.job (name, source_name) VALUES ('dead-letters', 'send-mail')`,
	],
	[
		'I-50',
		'a job that no worker picks up',
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
		'a duplicate order number',
		`INSERT INTO shop_order (${orders})
		SELECT tenant_id, order_number, placed_at + interval '1 second', gen_random_uuid(), attempt_id,
			currency, window_id, total_cents, snapshot FROM shop_order`,
	],
	[
		'I-56',
		'an order in the list of another customer',
		`INSERT INTO customer_order
		SELECT tenant_id, 'bert', placed_at, order_number, distribution_type, false FROM shop_order`,
	],
	[
		'I-56',
		'an order of a customer that is not in the list',
		`UPDATE shop_order SET customer_id = 'bert'; DELETE FROM customer_order`,
	],
	[
		'I-57',
		'a voucher that was not redeemed',
		`UPDATE shop_order SET customer_id = 'bert', snapshot = jsonb_set(
			snapshot, '{cart,voucherLineItems}', '[{"articleId": "five", "amount": 500}]'
		)`,
	],
];

/** An order with an add-on, and one cart that is being paid. */
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

it.each(violations)('control: %s reports %s', async (invariant, _what, statement) => {
	await aShopAtWork();
	const client = await checkout.harness.api.pool.connect();
	try {
		await client.query('BEGIN');
		expect(await listBroken(client)).toEqual([]);
		// Disables the constraints that usually prevent this.
		await client.query(`SET LOCAL session_replication_role = 'replica'`);
		await client.query(`
			ALTER TABLE time_window DROP CONSTRAINT places_in_window;
			ALTER TABLE offer DROP CONSTRAINT offer_stock_check;
			ALTER TABLE shop_order DROP CONSTRAINT total_adds_up;
			ALTER TABLE payment_attempt DROP CONSTRAINT captured_of_authorised;
			ALTER TABLE payment_attempt DROP CONSTRAINT refunded_of_captured;
			ALTER TABLE gift_card DROP CONSTRAINT gift_card_covers;
			ALTER TABLE wallet_card DROP CONSTRAINT wallet_card_pkey;
			DROP INDEX one_open_attempt`);
		await client.query(statement);
		const told = (await listBroken(client)).map((broken) => broken.invariant);
		expect(told).toContain(invariant);
	} finally {
		await client.query('ROLLBACK');
		client.release();
	}
});

it('control: I-54 reports a request that runs for more than ten seconds', async () => {
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

it('I-23 the database rejects a second attempt beside an open one, whatever the caller', async () => {
	await aShopAtWork();
	const second = checkout.harness.api.query(
		`INSERT INTO payment_attempt (${attempts}) SELECT ${attempts} FROM payment_attempt WHERE status = 'pending'`,
		[],
	);
	await expect(second).rejects.toMatchObject({ code: '23505', constraint: 'one_open_attempt' });
});
