import { Client } from 'pg';

const ADDRESSES = 5;
const ORDERS = 20;
const MONTHS = 24;
const BATCH = 2000;
/** Generating is bound by the processor, and a small machine has two cores. */
const CONNECTIONS = 2;

/**
 * Customers with addresses and orders of the last two years. The orders serve lists only: they have
 * neither payment nor claim.
 */
export async function fillCustomers(
	url: string,
	count: number,
	passwordHash: string,
): Promise<void> {
	const main = new Client(url);
	await main.connect();
	await createPartitions(main);
	await createSamples(main);
	const check = await dropCheck(main);
	let next = 0;
	const fill = async () => {
		const client = new Client(url);
		await client.connect();
		// Without triggers and foreign keys: the statement does what they would do.
		await client.query('SET session_replication_role = replica');
		while (next < count) {
			const from = next;
			next += BATCH;
			await fillBatch(client, { from, to: Math.min(from + BATCH, count), passwordHash });
		}
		await client.end();
	};
	await Promise.all(Array.from({ length: CONNECTIONS }, fill));
	await main.query(`ALTER TABLE shop_order ADD CONSTRAINT total_adds_up ${check} NOT VALID`);
	await main.query('DROP TABLE order_sample');
	// The scratch server has no autovacuum.
	await main.query('VACUUM ANALYZE customer, customer_credential, customer_address');
	await main.query('VACUUM ANALYZE customer_order');
	await main.query('ANALYZE shop_order');
	await main.end();
}

async function createPartitions(client: Client): Promise<void> {
	await client.query(`
		SELECT ensure_order_partitions((now() - make_interval(months => ago))::date)
		FROM generate_series(1, ${MONTHS}) AS ago
	`);
}

/** Compressed once, and then copied. */
async function createSamples(client: Client): Promise<void> {
	await client.query(`
		CREATE UNLOGGED TABLE order_sample AS
		SELECT sample, jsonb_build_object('note', '', 'cart', jsonb_build_object(
			'mode', 'REGULAR', 'orderNumber', NULL, 'lineItemCount', 8,
			'distributionAddress', jsonb_build_object('distributionType', 'DELIVERY', 'storeId', NULL,
				'companyName', '', 'streetName', 'Praterstraße', 'streetNumber', sample::text,
				'postalCode', '1020', 'city', 'Wien', 'email', 'someone@korb.example'),
			'distributionWindow', jsonb_build_object('id', gen_random_uuid(),
				'start', '2026-01-01T08:00:00.000Z', 'end', '2026-01-01T10:00:00.000Z'),
			'priceInfo', jsonb_build_object('total', 4999, 'totalArticlePrice', 4999, 'depositFees', 0,
				'serviceFeesAfterDiscount', 0, 'discounts', 0),
			'productLineItems', (
				SELECT jsonb_agg(jsonb_build_object('lineItemId', sku, 'quantity', 2,
					'product', jsonb_build_object('sku', sku, 'slug', slug, 'name', name, 'tint', 'sand',
						'weightArticle', false, 'picture', jsonb_build_object('base', '', 'alt', name))))
				FROM (SELECT sku, slug, name FROM product WHERE tenant_id = 'korb'
					ORDER BY md5(sku || sample) LIMIT 8) AS chosen
			))) AS snapshot
		FROM generate_series(1, 50) AS sample
	`);
}

/** Decompressing every snapshot to check its sum takes twice as long as everything else. */
async function dropCheck(client: Client): Promise<string> {
	const { rows } = await client.query<{ definition: string }>(`
		SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint
		WHERE conname = 'total_adds_up' AND conrelid = 'shop_order'::regclass
	`);
	await client.query('ALTER TABLE shop_order DROP CONSTRAINT total_adds_up');
	return rows[0]?.definition ?? '';
}

async function fillBatch(
	client: Client,
	batch: { from: number; to: number; passwordHash: string },
): Promise<void> {
	await client.query(
		`WITH who AS (
			INSERT INTO customer (tenant_id, email, first_name, last_name)
			SELECT 'korb', 'customer' || n || '@korb.example', 'Anna', 'Nr. ' || n
			FROM generate_series($1::int, $2::int - 1) AS n
			RETURNING tenant_id, customer_id
		), password AS (
			INSERT INTO customer_credential (tenant_id, customer_id, password_hash)
			SELECT tenant_id, customer_id, $3 FROM who
		), homes AS (
			INSERT INTO customer_address (tenant_id, customer_id, category, address, is_primary_billing,
				is_primary_delivery)
			SELECT tenant_id, customer_id, 'combined', jsonb_build_object('streetName', 'Praterstraße',
				'streetNumber', n::text, 'postalCode', '1020', 'city', 'Wien'), n = 1, n = 1
			FROM who, generate_series(1, ${ADDRESSES}) AS n
		), placed AS (
			INSERT INTO shop_order (tenant_id, order_number, placed_at, cart_id, attempt_id, customer_id,
				status, currency, window_id, total_cents, distribution_type, snapshot)
			SELECT tenant_id, nextval('order_number_seq'),
				date_trunc('milliseconds', now() - random() * interval '${MONTHS - 1} months'),
				gen_random_uuid(), gen_random_uuid(), customer_id, 'DELIVERED', 'EUR', gen_random_uuid(),
				4999, 'DELIVERY', snapshot
			FROM who CROSS JOIN generate_series(1, ${ORDERS}) AS n
			JOIN order_sample ON sample = 1 + (n * 7 + abs(hashtext(customer_id::text) % 50)) % 50
			RETURNING tenant_id, customer_id, placed_at, order_number, distribution_type
		)
		INSERT INTO customer_order (tenant_id, customer_id, placed_at, order_number, distribution_type,
			is_cancelled)
		SELECT *, false FROM placed`,
		[batch.from, batch.to, batch.passwordHash],
	);
}
