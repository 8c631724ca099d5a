import { Client } from 'pg';

const DAYS = 90;
const BATCH = 20_000;

/** Ten a day. */
export const WINDOWS_OF_UNIT = 70;

type Wanted = { orders: number; customers: number; units: number };

/**
 * Copies the orders of a shop until it has as many, spread over the last months, over windows of
 * their own and over customers with accounts. The copies serve lists and pages: they share the
 * payments of the originals.
 */
export async function fillOrders(url: string, { orders, customers, units }: Wanted): Promise<void> {
	const client = new Client(url);
	await client.connect();
	try {
		await client.query(
			'SELECT ensure_order_partitions((now() - make_interval(days => ago))::date) FROM generate_series(0, $1, 28) AS ago',
			[DAYS + 28],
		);
		// The copies have what triggers would add, and refer to each other as the originals do.
		await client.query('SET session_replication_role = replica');
		await addWindows(client, units);
		await addCustomers(client, customers);
		for (let from = 0; from < orders; from += BATCH) {
			await copyOrders(client, { from, to: Math.min(from + BATCH, orders), customers });
		}
		await addEvents(client);
		await client.query('RESET session_replication_role');
		await client.query('VACUUM ANALYZE');
	} finally {
		await client.end();
	}
}

/** Around this hour of each day: at night a shop has as much to do as at noon. */
async function addWindows(client: Client, units: number): Promise<void> {
	await client.query(
		`INSERT INTO time_window (tenant_id, distribution_type, appointable_id, day, starts_at, ends_at,
			cut_off_at, capacity, taken, fee_cents, green_reduction_cents)
		SELECT 'korb', 'DELIVERY', 'unit-' || unit, starts::date, starts, starts + interval '1 hour',
			starts - interval '6 hours', 60, 20, 390, 100
		FROM generate_series(1, $1::int) AS unit, generate_series(-$2::int, 14) AS day,
			generate_series(-5, 4) AS hour,
			LATERAL (SELECT date_trunc('hour', now()) + make_interval(days => day, hours => hour)) AS at (starts)`,
		[units, DAYS],
	);
	// A unit has a schedule if it delivers somewhere.
	await client.query(
		`UPDATE delivery_area SET picking_unit_ids = picking_unit_ids || ARRAY(
			SELECT 'unit-' || unit FROM generate_series(1, $1::int) AS unit
		)
		WHERE tenant_id = 'korb' AND delivery_area_number = (
			SELECT min(delivery_area_number) FROM delivery_area WHERE tenant_id = 'korb'
		)`,
		[units],
	);
}

/** The same for the same number. */
function customerId(number: string): string {
	return `overlay(overlay(md5('customer' || ${number}) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
}

async function addCustomers(client: Client, count: number): Promise<void> {
	await client.query(
		`INSERT INTO customer (tenant_id, customer_id, email, first_name, last_name)
		SELECT 'korb', ${customerId('n')}, 'customer' || n || '@korb.example', 'Anna' || n % 997,
			'Berger' || n % 9973
		FROM generate_series(0, $1::int - 1) AS n`,
		[count],
	);
}

type Batch = { from: number; to: number; customers: number };

/**
 * One in fifty was cancelled; those of windows to come are placed, and of today in all states. What
 * is packed was packed as ordered; one delivery in twenty was late.
 */
async function copyOrders(client: Client, { from, to, customers }: Batch): Promise<void> {
	await client.query(
		`WITH template AS MATERIALIZED (
			SELECT *, row_number() OVER (ORDER BY order_number) - 1 AS n, (
				SELECT jsonb_build_object(
					'lines', jsonb_agg(jsonb_build_object('lineItemId', line -> 'lineItemId',
						'quantity', line -> 'quantity')),
					'price', jsonb_build_object('discounts', snapshot #> '{cart,priceInfo,discounts}',
						'total', total_cents, 'lines', jsonb_agg(jsonb_build_object(
							'lineItemId', line -> 'lineItemId', 'totalPrice', line -> 'totalPrice',
							'depositPrice', line -> 'depositPrice'))))
				FROM jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS line
			) AS as_ordered
			FROM shop_order WHERE tenant_id = 'korb' AND order_number < 90000000
		), slot AS MATERIALIZED (
			SELECT *, row_number() OVER (ORDER BY starts_at, appointable_id) - 1 AS n
			FROM time_window WHERE tenant_id = 'korb' AND appointable_id LIKE 'unit-%'
				AND starts_at < now() + interval '2 days'
		), copy AS MATERIALIZED (
			SELECT number, 90000000 + number AS order_number, slot.window_id, slot.starts_at,
				slot.appointable_id AS unit, number % $3::bigint AS customer,
				date_trunc('milliseconds', least(slot.starts_at - interval '1 day', now())
					- random() * interval '12 hours') AS placed_at,
				CASE WHEN number % 50 = 0 THEN 'CANCELLED'
					WHEN starts_at < now() - interval '3 hours' THEN 'DELIVERED'
					WHEN starts_at > now() + interval '6 hours' THEN 'PLACED'
					ELSE (ARRAY['PLACED', 'PICKING', 'PICKED', 'ON_ITS_WAY'])[1 + number % 4] END AS status,
				template.snapshot, template.summary, template.as_ordered, template.currency, template.total_cents,
				template.cart_id, template.attempt_id
			FROM generate_series($1::bigint, $2::bigint - 1) AS number
			JOIN template ON template.n = number % (SELECT count(*) FROM template)
			JOIN slot ON slot.n = (number * 7919) % (SELECT count(*) FROM slot)
		), claim AS (
			INSERT INTO order_claim (tenant_id, cart_id, attempt_id, order_number, placed_at)
			SELECT 'korb', gen_random_uuid(), gen_random_uuid(), order_number, placed_at FROM copy
		), owned AS (
			INSERT INTO customer_order (tenant_id, customer_id, placed_at, order_number,
				distribution_type, is_cancelled)
			SELECT 'korb', ${customerId('customer')}::text, placed_at, order_number, 'DELIVERY',
				status = 'CANCELLED'
			FROM copy
		)
		INSERT INTO shop_order (tenant_id, order_number, placed_at, cart_id, attempt_id, customer_id,
			status, currency, window_id, total_cents, distribution_type, snapshot, summary, picked,
			picked_figures, changed_at, unit, window_starts_at, search_text)
		SELECT 'korb', order_number, placed_at, cart_id, attempt_id,
			${customerId('customer')}::text, status, currency, window_id, total_cents, 'DELIVERY',
			snapshot, summary, CASE WHEN is_packed THEN as_ordered END,
			CASE WHEN is_packed THEN picked_figures(as_ordered) END,
			CASE status WHEN 'DELIVERED' THEN starts_at + CASE WHEN number % 20 = 0
				THEN interval '70 minutes' ELSE interval '30 minutes' END ELSE now() END, unit, starts_at,
			lower(format('anna%s berger%s customer%s@korb.example 43660%s', customer % 997,
				customer % 9973, customer, lpad(number::text, 7, '0')))
		FROM copy, LATERAL (SELECT status IN ('PICKED', 'ON_ITS_WAY', 'DELIVERED')) AS state (is_packed)`,
		[from, to, customers],
	);
}

/** Sent, as they are soon after they happen. */
async function addEvents(client: Client): Promise<void> {
	await client.query(
		`INSERT INTO order_event (tenant_id, order_number, type, occurred_at, sent_at)
		SELECT 'korb', order_number, type, at, at
		FROM shop_order, LATERAL (VALUES
			('order.placed', placed_at, true),
			('order.cancelled', placed_at + interval '1 hour', status = 'CANCELLED'),
			('order.picking', window_starts_at - interval '3 hours',
				status IN ('PICKING', 'PICKED', 'ON_ITS_WAY', 'DELIVERED')),
			('order.picked', window_starts_at - interval '2 hours',
				status IN ('PICKED', 'ON_ITS_WAY', 'DELIVERED')),
			('order.on_its_way', window_starts_at - interval '30 minutes',
				status IN ('ON_ITS_WAY', 'DELIVERED')),
			('order.delivered', changed_at, status = 'DELIVERED')
		) AS event (type, at, has_happened)
		WHERE tenant_id = 'korb' AND order_number >= 90000000 AND has_happened
		ORDER BY at`,
	);
}
