import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

type CartId = { tenantId: string; cartId: string };

/** The payment failed or was given up. */
export async function reopenCart(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await sql`
		UPDATE cart SET status = 'OPEN'
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} AND status = 'FINALIZED'
	`.execute(tx);
}

/** No browser can open it any more; a customer still can. */
export async function deleteToken(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await sql`
		UPDATE cart SET token_hash = NULL WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
	`.execute(tx);
}

export async function abandonCart(tx: Tx, { tenantId, cartId }: CartId): Promise<void> {
	await abandon(tx, sql`tenant_id = ${tenantId} AND cart_id = ${cartId}`, 1);
}

/** Carts nobody has touched for days; those being changed this moment are passed over. How many. */
export function abandonOldCarts(
	tx: Tx,
	{ tenantId, days, atMost }: { tenantId: string; days: number; atMost: number },
): Promise<number> {
	const condition = sql`tenant_id = ${tenantId} AND touched_on < current_date - ${days}::int`;
	return abandon(tx, condition, atMost);
}

/** Addresses have served their purpose and are not kept. */
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
