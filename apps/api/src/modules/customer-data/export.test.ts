import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { aCustomer, type Browser } from '../identity/testing.ts';

const harness = openOrderHarness();
const EMAIL = 'anna.export@korb.example';

/** Fields of documents that the export takes, where it does not take the whole document. */
const fields: Record<string, string[]> = {
	'customer_address.address': ['streetName'],
	'shop_order.snapshot': ['note'],
	'cart.billing_address': ['lastName'],
	'cart.distribution_address': ['streetName'],
};
/** Columns that hold one of a few values, or find the customer. */
const known: Record<string, string> = {
	'customer.email': EMAIL,
	'customer.salutation': 'Company',
	'customer.birthdate': '1971-02-03',
	'payment_attempt.last_digits': '9137',
	'customer_payment_method.last_digits': '9138',
	'loyalty_member.card_number': '2987654321098',
};

/** The columns that docs/privacy.md says are in the export. */
async function listPromised(): Promise<string[]> {
	const file = join(import.meta.dirname, '../../../../../docs/privacy.md');
	const [table = ''] = (await readFile(file, 'utf8')).split('No person can be found');
	const rows = [...table.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)];
	return rows.flatMap(([, name, cells = '']) => {
		const promised = cells.split(' | ').at(3) ?? '';
		expect(promised, `${name} says what is in the export`).not.toBe('');
		return [...promised.matchAll(/`(\w+)`/g)].map(([, column]) => `${name}.${column}`);
	});
}

let customer: Browser;
beforeAll(async () => {
	const { api, shop } = harness;
	customer = await aCustomer(api, shop, EMAIL);
	const { order } = await harness.ordered({ MILCH: 2 });
	await harness.pick(order);
	const key = [shop.tenantId, order.orderNumber, EMAIL];
	const run = (text: string) => api.pool.query(text, key);
	const owner = '(SELECT customer_id FROM customer WHERE tenant_id = $1 AND email = $3)';
	await run(
		`UPDATE shop_order SET customer_id = ${owner} WHERE tenant_id = $1 AND order_number = $2`,
	);
	await run(`UPDATE cart SET customer_id = ${owner} WHERE tenant_id = $1 AND cart_id = (
		SELECT cart_id FROM order_claim WHERE order_number = $2)`);
	await run(`INSERT INTO order_withdrawal (tenant_id, order_number, number, line_item_ids, name, email)
		VALUES ($1, $2, 1, '{MILCH}', 'Anna', $3)`);
	await run(`INSERT INTO order_email (tenant_id, email_id, order_number, type, recipient, subject, sealed_body)
		VALUES ($1, gen_random_uuid(), $2, 'order.placed', $3, '', '')`);
	await run(`WITH author AS (
			INSERT INTO staff (tenant_id, email, name, roles)
			VALUES ($1, 'service-' || $3, 'Eva Neu', '{service}') RETURNING tenant_id, staff_id
		), code AS (
			INSERT INTO discount_code (tenant_id, code, kind) VALUES ($1, 'SORRY', 'amount')
			RETURNING tenant_id, code)
		INSERT INTO goodwill_voucher (tenant_id, voucher_id, order_number, staff_id, code, amount_cents)
		SELECT tenant_id, gen_random_uuid(), $2, staff_id, code, 500 FROM author JOIN code USING (tenant_id)`);
	await run(`WITH author AS (
			INSERT INTO staff (tenant_id, email, name, roles)
			VALUES ($1, 'office-' || $3, 'Maria Huber', '{service}') RETURNING tenant_id, staff_id)
		INSERT INTO order_note (tenant_id, order_number, staff_id, text)
		SELECT tenant_id, $2, staff_id, '' FROM author`);
	const own = async (text: string) => api.pool.query(text, [shop.tenantId, EMAIL]);
	await own(`INSERT INTO customer_address (tenant_id, customer_id, category, address)
		SELECT tenant_id, customer_id, 'combined', '{}' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO customer_payment_method (tenant_id, customer_id, attempt_id, method_key,
			provider, provider_ref, brand, last_digits, expiry_month, expiry_year, saved_at)
		SELECT tenant_id, customer_id, gen_random_uuid(), 'credit-cards', 'sandbox', 'secret', '', '0000',
			9, 2028, now() FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO customer_passkey (tenant_id, customer_id, credential_id, public_key, name)
		SELECT tenant_id, customer_id, '\\x00', '\\x00', '' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO customer_email_change (tenant_id, customer_id, new_email, old_token_hash,
			new_token_hash, expires_at)
		SELECT tenant_id, customer_id, 'new@korb.example', sha256('old'), sha256('new'),
			now() + interval '1 day'
		FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO loyalty_member (tenant_id, customer_id, card_number)
		SELECT tenant_id, customer_id, '2900000000001' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO loyalty_card_order (tenant_id, customer_id, name_on_card, address)
		SELECT tenant_id, customer_id, '', '{}' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO loyalty_promotion (tenant_id, customer_id, promotion_id)
		SELECT tenant_id, customer_id, 'kaffee' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO voucher_redemption (tenant_id, customer_id, article_id, service_type, cart_id)
		SELECT tenant_id, customer_id, 'fuenf', '', gen_random_uuid() FROM customer
		WHERE tenant_id = $1 AND email = $2`);
	await run(`INSERT INTO delivery_pass (tenant_id, order_number, customer_id, article_id, price_cents,
			min_order_value_cents, starts_on, ends_on)
		SELECT tenant_id, $2::bigint, customer_id, '', 790, 0, '2026-07-13', '2026-08-12'
		FROM customer WHERE tenant_id = $1 AND email = $3`);
	await own(`INSERT INTO customer_favorite (tenant_id, customer_id, type, reference)
		SELECT tenant_id, customer_id, 'products', '' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`INSERT INTO customer_declined_suggestion (tenant_id, customer_id, sku)
		SELECT tenant_id, customer_id, '' FROM customer WHERE tenant_id = $1 AND email = $2`);
	await own(`WITH code AS (
			INSERT INTO discount_code (tenant_id, code, kind, audience)
			VALUES ($1, 'DEINER', 'amount', 'customers') RETURNING tenant_id, code)
		INSERT INTO discount_code_customer (tenant_id, code, customer_id)
		SELECT tenant_id, code, customer_id FROM customer JOIN code USING (tenant_id) WHERE email = $2`);
	await own(`WITH list AS (
			INSERT INTO shopping_list (tenant_id, list_id, customer_id, name)
			SELECT tenant_id, gen_random_uuid(), customer_id, 'Oma' FROM customer WHERE tenant_id = $1 AND email = $2
			RETURNING tenant_id, list_id)
		INSERT INTO shopping_list_line (tenant_id, list_id, text, quantity)
		SELECT tenant_id, list_id, 'Kaffee', 1 FROM list`);
	await own('INSERT INTO newsletter_subscription (tenant_id, email) VALUES ($1, $2)');
	await own(`INSERT INTO newsletter_request (tenant_id, email, purpose, token_hash)
		VALUES ($1, $2, 'subscribe', sha256('request'))`);
	await own(`WITH message AS (
			INSERT INTO contact_message (tenant_id, fields) VALUES ($1, jsonb_build_object('email', $2::text))
			RETURNING tenant_id, message_id
		)
		INSERT INTO contact_upload (tenant_id, message_id, position, name, type, bytes)
		SELECT tenant_id, message_id, 1, '', 'image/png', '\\x00' FROM message`);
});

/** Writes a value into the column of the customer's rows that no other column has. */
async function plant(place: string): Promise<string> {
	const [table = '', column = ''] = place.split('.');
	const value = known[place] ?? `x${randomBytes(5).toString('hex')}`;
	const { rows } = await harness.api.pool.query(
		`SELECT data_type AS type FROM information_schema.columns
		WHERE table_name = $1 AND column_name = $2`,
		[table, column],
	);
	const path = fields[place] ?? ['planted'];
	const planted: Record<string, string> = {
		jsonb: `${column} || jsonb_build_object('${path[0]}', $2::text)`,
		ARRAY: 'ARRAY[$2::text]',
		date: '$2::date',
	};
	const client = await harness.api.pool.connect();
	try {
		// Some rows must not change otherwise.
		await client.query('BEGIN; SET LOCAL session_replication_role = replica');
		const { rowCount } = await client.query(
			`UPDATE ${table} SET ${column} = ${planted[rows[0]?.type] ?? '$2::text'} WHERE tenant_id = $1`,
			[harness.shop.tenantId, value],
		);
		await client.query('COMMIT');
		expect(rowCount, `${table} has a row of the customer`).toBeGreaterThan(0);
	} finally {
		client.release();
	}
	return value;
}

it('contains every column that docs/privacy.md promises', async () => {
	const promised = await listPromised();
	expect(promised).toEqual(
		expect.arrayContaining(['customer_address.address', 'customer_session.device']),
	);
	const values = new Map<string, string>();
	for (const place of promised) values.set(place, await plant(place));
	const setting = { personalMailAllowed: false, personalSmsAllowed: false };
	await customer.send('PUT', '/api/customers/communication-settings', {
		...{ ...setting, personalEmailAllowed: true },
	});
	const answer = await customer.send('GET', '/api/customers/export');
	const json = strFromU8(unzipSync(answer.rawPayload)['data.json'] ?? new Uint8Array());
	expect(promised.filter((place) => !json.includes(values.get(place) ?? ''))).toEqual([]);
	expect(JSON.parse(json).communication).toMatchObject({
		personal_email_allowed: true,
		personal_sms_allowed: false,
	});
});
