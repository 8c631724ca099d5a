import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';

/** Scarce, so that shoppers compete for everything. */
export const STOCK = 5;
export const PLACES = 3;
const OPEN_WINDOWS = 4;
const RESTOCKED_AT_ONCE = 4;
const PAUSE_MS = 250;

/** Creates the delivery area and a ledger of every unit supplied. */
export async function openSupply(url: string): Promise<void> {
	await call(url, async (client) => {
		await client.query(
			`INSERT INTO delivery_area (tenant_id, delivery_area_number, name, picking_unit_ids, postal_codes, area)
			VALUES ('korb', '1', 'Wien', '{wien}', '{1020}',
				ST_Multi(ST_MakeEnvelope(16.2, 48.1, 16.6, 48.3, 4326)))`,
		);
		await client.query('CREATE TABLE chaos_supply (product_id int, quantity int)');
		await client.query('INSERT INTO chaos_supply SELECT product_id, stock FROM offer');
	});
}

/** Replaces full windows and restocks sold-out products; returns the windows with capacity. */
export async function supply(url: string): Promise<string[]> {
	return call(url, async (client) => {
		await client.query(
			`WITH sold_out AS (
				SELECT region, product_id FROM offer WHERE stock = 0
				ORDER BY product_id LIMIT ${RESTOCKED_AT_ONCE} FOR UPDATE SKIP LOCKED
			), noted AS (
				INSERT INTO chaos_supply SELECT product_id, ${STOCK} FROM sold_out
			)
			UPDATE offer SET stock = ${STOCK} FROM sold_out
			WHERE offer.region = sold_out.region AND offer.product_id = sold_out.product_id`,
		);
		// Maintenance deletes unused windows without a template, so each gets one extra place that is
		// already taken.
		await client.query(
			`WITH room AS (
				SELECT count(*)::int AS windows FROM time_window WHERE taken < capacity
			), latest AS (
				SELECT coalesce(max(ends_at), date_trunc('hour', now() + interval '3 days')) AS at
				FROM time_window
			), opened AS (
				INSERT INTO time_window (tenant_id, distribution_type, appointable_id, day, starts_at, ends_at,
					cut_off_at, capacity, taken, fee_cents, green_reduction_cents)
				SELECT 'korb', 'DELIVERY', 'wien', (start AT TIME ZONE 'Europe/Vienna')::date, start,
					start + interval '2 hours', start - interval '12 hours', ${PLACES} + 1, 1, 390, 0
				FROM room, latest, generate_series(0, ${OPEN_WINDOWS} - 1 - room.windows) AS n,
					LATERAL (SELECT latest.at + n * interval '2 hours' AS start) AS starts
				RETURNING tenant_id, window_id
			)
			INSERT INTO window_stop SELECT tenant_id, window_id, 'somebody-else', NULL FROM opened`,
		);
		const { rows } = await client.query<{ id: string }>(
			'SELECT window_id AS id FROM time_window WHERE taken < capacity ORDER BY starts_at',
		);
		return rows.map(({ id }) => id);
	});
}

/** Runs until the end; while the database is down, supply resumes when it is back. */
export async function replenish(
	url: string,
	isOver: () => boolean,
	tell: (windowIds: string[]) => void,
): Promise<void> {
	while (!isOver()) {
		await supply(url).then(tell, () => {});
		await sleep(PAUSE_MS);
	}
}

/** Products with units that are neither in stock nor held for a cart or an order. */
export async function listUnaccounted(url: string): Promise<string[]> {
	return call(url, async (client) => {
		const { rows } = await client.query<{ product_id: number; came: number; there: number }>(
			`SELECT product_id, came, offer.stock + coalesce(taken, 0) AS there
			FROM (SELECT product_id, sum(quantity)::int AS came FROM chaos_supply GROUP BY 1) AS supply
			JOIN offer USING (product_id)
			LEFT JOIN (
				SELECT product_id, sum(quantity)::int AS taken FROM stock_hold GROUP BY 1
			) AS holds USING (product_id)
			WHERE came <> offer.stock + coalesce(taken, 0)`,
		);
		return rows.map(
			(row) => `product ${row.product_id}: ${row.came} supplied, ${row.there} accounted for`,
		);
	});
}

async function call<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
	const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
	client.on('error', () => {});
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end().catch(() => {});
	}
}
