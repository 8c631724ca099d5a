import { MIN_PURCHASES } from '@korb/domain/shopping-list/rhythm';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from '../identity/index.ts';
import { LATEST_ORDERS } from './my-products.sql.ts';

export type RhythmRow = {
	product_id: number;
	sku: string;
	times_bought: number;
	gap_days: number;
	days_since: number;
};

/** Products bought often enough to have a rhythm, without those the customer has declined. */
export async function listRhythms(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ today, timeZone }: { today: string; timeZone: string },
): Promise<RhythmRow[]> {
	const { rows } = await sql<RhythmRow>`
		WITH latest AS (
			SELECT placed_at, order_number FROM customer_order
			WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND NOT is_cancelled
			ORDER BY placed_at DESC, order_number DESC LIMIT ${LATEST_ORDERS}
		), bought AS (
			SELECT DISTINCT item #>> '{product,sku}' AS sku,
				(o.placed_at AT TIME ZONE ${timeZone})::date AS day
			FROM latest JOIN shop_order AS o USING (placed_at, order_number)
			CROSS JOIN jsonb_array_elements(o.snapshot #> '{cart,productLineItems}') AS item
			WHERE o.tenant_id = ${tenantId}
		), spaced AS (
			SELECT sku, day, day - lag(day) OVER (PARTITION BY sku ORDER BY day) AS gap FROM bought
		), rhythm AS (
			SELECT sku, count(*)::int AS times_bought,
				round(percentile_cont(0.5) WITHIN GROUP (ORDER BY gap)::numeric)::int AS gap_days,
				(${today}::date - max(day))::int AS days_since
			FROM spaced GROUP BY sku HAVING count(*) >= ${MIN_PURCHASES}
		)
		SELECT product_id, sku, times_bought, gap_days, days_since
		FROM rhythm JOIN product USING (sku)
		WHERE tenant_id = ${tenantId} AND NOT EXISTS (
			SELECT FROM customer_declined_suggestion AS declined
			WHERE declined.tenant_id = ${tenantId} AND declined.customer_id = ${customerId}::uuid
				AND declined.sku = rhythm.sku
		)
		ORDER BY sku
	`.execute(tx);
	return rows;
}

export async function insertDeclined(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	sku: string,
): Promise<void> {
	await sql`
		INSERT INTO customer_declined_suggestion (tenant_id, customer_id, sku)
		VALUES (${tenantId}, ${customerId}, ${sku}) ON CONFLICT DO NOTHING
	`.execute(tx);
}

export async function deleteDeclined(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	sku: string,
): Promise<void> {
	await sql`
		DELETE FROM customer_declined_suggestion
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND sku = ${sku}
	`.execute(tx);
}

export type DeclinedRow = { sku: string; declined_at: Date };

export async function listDeclined(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<DeclinedRow[]> {
	const { rows } = await sql<DeclinedRow>`
		SELECT sku, declined_at FROM customer_declined_suggestion
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} ORDER BY declined_at
	`.execute(tx);
	return rows;
}
