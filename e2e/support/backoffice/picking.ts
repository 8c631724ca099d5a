import type { Stack } from '@korb/tools/stack/stack';
import { query } from '../query.ts';

type Numbered = { orderNumber: string };

/**
 * Moves orders into a window of their own, whose cut-off has passed: a test cannot wait for it. It is
 * earlier than those of other tests, so its wave is the first one offered.
 */
export async function passCutOff(stack: Stack, orders: Numbered[]): Promise<void> {
	const numbers = orders.map(({ orderNumber }) => orderNumber);
	await query(
		stack,
		`WITH own AS (
			INSERT INTO time_window (tenant_id, distribution_type, appointable_id, day, starts_at, ends_at,
				cut_off_at, capacity, fee_cents, green_reduction_cents)
			SELECT tenant_id, distribution_type, appointable_id, day + $2::int,
				starts_at + make_interval(days => $2), ends_at + make_interval(days => $2),
				now() - interval '1 minute', capacity, fee_cents, green_reduction_cents
			FROM time_window WHERE window_id = (
				SELECT window_id FROM shop_order WHERE order_number = ANY ($1::bigint[]) LIMIT 1
			)
			RETURNING window_id
		)
		UPDATE shop_order SET window_id = own.window_id FROM own
		WHERE order_number = ANY ($1::bigint[])`,
		[numbers, 1100 - (Number(numbers[0]) % 1000)],
	);
}

export type StoredResult = { sku: string; quantity: number };

/** What the server has counted, oldest first. */
export async function countedFor(stack: Stack, order: Numbered): Promise<StoredResult[]> {
	return query(
		stack,
		`SELECT line_item_id AS sku, quantity FROM picking_result WHERE order_number = $1
		ORDER BY result_number`,
		[order.orderNumber],
	);
}

export type StoredCrate = { number: number; zone: string };

export async function cratesOf(stack: Stack, order: Numbered): Promise<StoredCrate[]> {
	return query(
		stack,
		`SELECT number, temperature_zone AS zone FROM order_crate WHERE order_number = $1
		ORDER BY number`,
		[order.orderNumber],
	);
}

/** Barcodes of the products of an order, as printed on their packs. */
export async function eansOf(stack: Stack, order: { lines: { sku: string }[] }): Promise<string[]> {
	const rows = await query<{ ean: string }>(
		stack,
		`SELECT eans[1] AS ean FROM product WHERE sku = ANY ($1) AND eans <> '{}'`,
		[order.lines.map(({ sku }) => sku)],
	);
	return rows.map(({ ean }) => ean);
}

/** Packed in as many crates, as if somebody had walked; the second crate is chilled. */
export async function packInCrates(
	stack: Stack,
	{ orderNumber }: Numbered,
	crates: number,
): Promise<void> {
	await query(
		stack,
		`INSERT INTO order_crate (tenant_id, order_number, number, temperature_zone)
		SELECT tenant_id, order_number, number, CASE number WHEN 2 THEN 'chilled' ELSE 'ambient' END
		FROM order_claim, generate_series(1, $2::int) AS number WHERE order_number = $1`,
		[orderNumber, crates],
	);
}

export async function statusOf(stack: Stack, { orderNumber }: Numbered): Promise<string> {
	const text = 'SELECT status FROM shop_order WHERE order_number = $1';
	const [row] = await query<{ status: string }>(stack, text, [orderNumber]);
	return row?.status ?? '';
}

/** A wave of this order, taken by somebody new who has gone home. */
export async function leaveAtHome(
	stack: Stack,
	{ orderNumber }: Numbered,
	name: string,
): Promise<void> {
	await query(
		stack,
		`WITH taken AS (
			UPDATE shop_order SET status = 'PICKING' WHERE order_number = $1::bigint
			RETURNING tenant_id, unit, window_id
		), person AS (
			INSERT INTO staff (tenant_id, email, name, roles, password_hash)
			SELECT tenant_id, $1::text || '@korb.example', $2::text, '{picker}', 'none' FROM taken
			RETURNING staff_id
		), wave AS (
			INSERT INTO picking_wave (tenant_id, unit, window_id, number, staff_id)
			SELECT tenant_id, unit, window_id, 1, staff_id FROM taken, person
			RETURNING tenant_id, wave_id
		)
		INSERT INTO picking_wave_order (tenant_id, order_number, wave_id, crate)
		SELECT tenant_id, $1::bigint, wave_id, 'A1' FROM wave`,
		[orderNumber, name],
	);
}

/** Cheap products that are sold by the piece in every region, and never run out. */
export async function listPacked(stack: Stack, tenantId: string, count: number): Promise<string[]> {
	const rows = await query<{ sku: string }>(
		stack,
		// The page shows the last digits of a barcode only.
		`SELECT DISTINCT ON (right(eans[1], 4)) sku FROM product JOIN offer USING (tenant_id, product_id)
		WHERE tenant_id = $1 AND sold_by = 'piece' AND eans <> '{}'
		GROUP BY sku, eans HAVING count(*) FILTER (WHERE region IN ('default', 'wien')) = 2
			AND bool_and(availability = 'available' AND stock IS NULL AND price_cents BETWEEN 150 AND 600)
		ORDER BY right(eans[1], 4) LIMIT $2`,
		[tenantId, count],
	);
	return rows.map(({ sku }) => sku);
}

/** What invoice and credit notes add up to. */
export async function documentTotals(stack: Stack, { orderNumber }: Numbered) {
	const [row] = await query<{ invoice: number; creditNotes: number }>(
		stack,
		`SELECT (document #>> '{bill,total}')::int AS invoice, (
			SELECT sum((document ->> 'total')::int)::int FROM credit_note AS note
			WHERE note.order_number = invoice.order_number
		) AS "creditNotes" FROM invoice WHERE order_number = $1`,
		[orderNumber],
	);
	return row;
}

/** As the page of the handover names it. */
export async function windowOf(stack: Stack, { orderNumber }: Numbered): Promise<string> {
	const text = `SELECT window_id || ' ' || unit AS key FROM shop_order WHERE order_number = $1`;
	const [row] = await query<{ key: string }>(stack, text, [orderNumber]);
	return row?.key ?? '';
}
