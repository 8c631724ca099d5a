import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type OfferKey = { tenantId: string; region: string; productId: number };

export type LockedOffer = {
	version: number;
	price_cents: number;
	multi_buy_cents: number | null;
	availability: 'available' | 'temporarilyUnavailable' | 'unavailable';
	back_on: string | null;
	stock: number | null;
	counted_stock: number | null;
	/** As text, which keeps its microseconds. */
	counted_at: string | null;
};

/** Waits for concurrent reservations, so that a count of the stock sees them. */
export async function lockOffer(tx: Tx, key: OfferKey): Promise<LockedOffer | null> {
	const { rows } = await sql<LockedOffer>`
		SELECT version, price_cents, multi_buy_cents, availability, back_on::text, stock, counted_stock,
			counted_at::text
		FROM offer
		WHERE tenant_id = ${key.tenantId} AND region = ${key.region} AND product_id = ${key.productId}
		FOR UPDATE
	`.execute(tx);
	return rows[0] ?? null;
}

export async function updatePrice(tx: Tx, key: OfferKey, priceCents: number): Promise<void> {
	await sql`
		SELECT change_offer_price(${key.tenantId}, ${key.region}, ${key.productId}, ${priceCents})
	`.execute(tx);
}

/** A count includes what carts in payment have reserved, as that of a feed does. */
export async function updateCount(
	tx: Tx,
	key: OfferKey,
	{ counted, at }: { counted: number | null; at: Date },
): Promise<void> {
	await sql`
		UPDATE offer SET counted_stock = ${counted}::int,
			counted_at = CASE WHEN ${counted}::int IS NOT NULL THEN ${at}::timestamptz END,
			stock = greatest(${counted}::int - (
				SELECT coalesce(sum(hold.quantity), 0)::int
				FROM stock_hold AS hold JOIN cart USING (tenant_id, cart_id)
				WHERE hold.tenant_id = ${key.tenantId} AND hold.region = ${key.region}
					AND hold.product_id = ${key.productId} AND cart.status = 'FINALIZED'
			), CASE WHEN ${counted}::int IS NOT NULL THEN 0 END)
		WHERE tenant_id = ${key.tenantId} AND region = ${key.region} AND product_id = ${key.productId}
	`.execute(tx);
}

export async function updateAvailability(
	tx: Tx,
	key: OfferKey,
	availability: 'available' | 'unavailable',
): Promise<void> {
	await sql`
		UPDATE offer SET availability = ${availability}, back_on = NULL
		WHERE tenant_id = ${key.tenantId} AND region = ${key.region} AND product_id = ${key.productId}
	`.execute(tx);
}

/**
 * Takes a count and the availability back, and returns the stock: what was there, less what was sold
 * since the change. While stock was unlimited, nobody counted what was sold.
 */
export async function restoreSupply(
	tx: Tx,
	key: OfferKey,
	before: Omit<LockedOffer, 'version'> & { stockAfter: number | null },
): Promise<number | null> {
	const { rows } = await sql<{ stock: number | null }>`
		UPDATE offer SET availability = ${before.availability}, back_on = ${before.back_on}::date,
			counted_stock = ${before.counted_stock}::int, counted_at = ${before.counted_at}::timestamptz,
			stock = CASE WHEN ${before.stock}::int IS NOT NULL
				THEN greatest(${before.stock}::int - coalesce(${before.stockAfter}::int - stock, 0), 0) END
		WHERE tenant_id = ${key.tenantId} AND region = ${key.region} AND product_id = ${key.productId}
		RETURNING stock
	`.execute(tx);
	return rows[0]?.stock ?? null;
}
