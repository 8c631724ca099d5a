import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type CartKey = { tenantId: string; cartId: string };
export type StockRequest = { product_id: number; quantity: number };
export type Shortage = { product_id: number; stock: number };

/**
 * Reserves stock for a cart, all or nothing. Products without a stock count are never short. Rows
 * are locked in product order, so that two carts cannot deadlock.
 */
export async function takeStock(
	tx: Tx,
	{ tenantId, cartId }: CartKey,
	region: string,
	requests: StockRequest[],
): Promise<Shortage[]> {
	const wanted = sql`
		unnest(${requests.map((request) => request.product_id)}::int[], ${requests.map((request) => request.quantity)}::int[])
			AS wanted (product_id, quantity)
	`;
	const { rows } = await sql<Shortage>`
		WITH locked AS (
			SELECT offer.product_id, offer.stock, wanted.quantity
			FROM offer JOIN ${wanted} ON wanted.product_id = offer.product_id
			WHERE offer.tenant_id = ${tenantId} AND offer.region = ${region} AND offer.stock IS NOT NULL
			ORDER BY offer.product_id ${guarded('stock-lock', sql`FOR UPDATE OF offer`)}
		), short AS (
			SELECT product_id, stock FROM locked WHERE stock < quantity
		), held AS (
			INSERT INTO stock_hold (tenant_id, cart_id, region, product_id, quantity)
			SELECT ${tenantId}, ${cartId}, ${region}, product_id, quantity
			FROM locked WHERE NOT EXISTS (SELECT FROM short)
			RETURNING product_id, quantity
		), taken AS (
			UPDATE offer SET stock = offer.stock - held.quantity FROM held
			WHERE offer.tenant_id = ${tenantId} AND offer.region = ${region}
				AND offer.product_id = held.product_id
		)
		SELECT product_id, stock FROM short
	`.execute(tx);
	return rows;
}

/** Releases the stock reserved for a cart, once. Reopening a cart does this implicitly. */
export async function returnStock(tx: Tx, { tenantId, cartId }: CartKey): Promise<void> {
	await sql`SELECT return_stock(${tenantId}, ${cartId})`.execute(tx);
}
