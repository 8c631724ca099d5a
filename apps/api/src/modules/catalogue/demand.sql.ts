import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Claims the day; false when another worker already has. */
export async function claimDemandDay(tx: Tx, tenantId: string, day: string): Promise<boolean> {
	const { rows } = await sql`
		INSERT INTO product_demand_day (tenant_id, day) VALUES (${tenantId}, ${day}::date)
		ON CONFLICT (tenant_id) DO UPDATE SET day = excluded.day
		WHERE product_demand_day.day < excluded.day
		RETURNING day
	`.execute(tx);
	return rows.length > 0;
}

/** Counts orders, not pieces: fifty bottles for one party count once. */
export async function countDemand(tx: Tx, tenantId: string, since: Date): Promise<number> {
	await sql`DELETE FROM product_demand WHERE tenant_id = ${tenantId}`.execute(tx);
	const { numAffectedRows } = await sql`
		INSERT INTO product_demand (tenant_id, sku, orders)
		SELECT ${tenantId}, line #>> '{product,sku}', count(DISTINCT order_number)
		FROM shop_order
		CROSS JOIN LATERAL jsonb_array_elements(snapshot #> '{cart,productLineItems}') AS line
		WHERE tenant_id = ${tenantId} AND placed_at >= ${since}
			AND status NOT IN ('CANCELLED', 'WITHDRAWN')
		GROUP BY line #>> '{product,sku}'
	`.execute(tx);
	return Number(numAffectedRows ?? 0);
}

/** Numbers encode popularity in every listing, so all of them change. */
export async function markAllListings(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		INSERT INTO listing_pending (tenant_id, listing)
		SELECT tenant_id, listing FROM listing WHERE tenant_id = ${tenantId} ORDER BY listing
		ON CONFLICT DO NOTHING
	`.execute(tx);
}
