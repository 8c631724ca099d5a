import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type StockChange = { sku: string; by: number };
type StockRow = { sku: string; before: number; after: number | null };

/**
 * Locks in primary key order, so that two orders cannot deadlock. `after` is null where the stock
 * would drop below zero; such a row is not changed. Products without a count are omitted.
 */
export async function addToStock(
	tx: Tx,
	{ tenantId, region }: { tenantId: string; region: string },
	changes: StockChange[],
): Promise<StockRow[]> {
	const { rows } = await sql<StockRow>`
		WITH wanted AS (
			SELECT sku, sum(by)::int AS by
			FROM json_to_recordset(${JSON.stringify(changes)}::json) AS record (sku text, by int)
			GROUP BY sku
		), locked AS MATERIALIZED (
			SELECT offer.product_id, sku, stock AS before, by
			FROM wanted
			JOIN product USING (sku)
			JOIN offer USING (tenant_id, product_id)
			WHERE tenant_id = ${tenantId} AND region = ${region} AND stock IS NOT NULL
			ORDER BY offer.product_id FOR UPDATE OF offer
		), written AS (
			UPDATE offer SET stock = before + by
			FROM locked
			WHERE offer.tenant_id = ${tenantId} AND offer.region = ${region}
				AND offer.product_id = locked.product_id AND before + by >= 0
			RETURNING offer.product_id, stock
		)
		SELECT sku, before, written.stock AS after FROM locked LEFT JOIN written USING (product_id)
	`.execute(tx);
	return rows;
}
