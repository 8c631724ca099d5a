import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

type CartId = { tenantId: string; cartId: string };

/** After a failed or abandoned payment. */
export async function reopenCart(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await sql`
		UPDATE cart SET status = 'OPEN'
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} AND status = 'FINALIZED'
	`.execute(tx);
}

/** Closes the cart to browsers; its customer can still open it. */
export async function deleteToken(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await sql`
		UPDATE cart SET token_hash = NULL WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}

export async function abandonCart(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await abandon(tx, sql`tenant_id = ${tenantId} AND cart_id = ${cartId}`, 1);
}

/** Abandons carts untouched for days and returns how many. SKIP LOCKED passes over carts in use. */
export function abandonOldCarts(
	tx: Tx,
	{ tenantId, days, atMost }: { tenantId: string; days: number; atMost: number },
): Promise<number> {
	const condition = sql`tenant_id = ${tenantId} AND touched_on < current_date - ${days}::int`;
	return abandon(tx, condition, atMost);
}

/** Deletes the addresses: they have served their purpose. */
async function abandon(tx: Tx, condition: ReturnType<typeof sql>, atMost: number): Promise<number> {
	const { rows } = await sql`
		WITH old AS (
			SELECT tenant_id, cart_id FROM cart
			WHERE status = 'OPEN' AND ${condition} LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		UPDATE cart SET status = 'ABANDONED', token_hash = NULL, discount_codes = '{}',
			distribution_address = NULL, billing_address = NULL
		FROM old WHERE cart.tenant_id = old.tenant_id AND cart.cart_id = old.cart_id
		RETURNING cart.cart_id
	`.execute(tx);
	return rows.length;
}
