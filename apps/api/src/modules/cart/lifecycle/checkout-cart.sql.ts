import type { CartStatus } from '@korb/contracts/cart/cart';
import type { Address } from '@korb/contracts/fulfilment/address';
import { type RawBuilder, sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import { ownedBy } from '../cart.sql.ts';
import type { CartOwner } from '../cart-owner.ts';

export type CartId = { tenantId: string; cartId: string };

/** For callers without a browser: events and sweeps. */
export type LockedCart = {
	status: CartStatus;
	version: number;
	/** The order this cart adds on to. */
	order_number: string | null;
	window_id: string | null;
};

export async function lockCartById(
	tx: Tx,
	{ tenantId, cartId }: CartId,
): Promise<LockedCart | null> {
	const { rows } = await sql<LockedCart>`
		SELECT status, version, order_number, window_id FROM cart
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId}
		${guarded('order-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	return rows[0] ?? null;
}

/** Freezes carts as the rest of the statement has them: nothing changes until they are ordered or reopened. */
export function freezeAs(as: { cart: RawBuilder<unknown>; version: RawBuilder<unknown> }) {
	return sql`UPDATE cart SET status = 'FINALIZED', version = ${as.version}, frozen = ${as.cart}`;
}

/** Final state of a cart: its browser starts a new one. */
export const asOrdered = sql`UPDATE cart SET status = 'ORDERED'`;

export async function findCartAddress(
	tx: Tx,
	tenantId: string,
	owner: CartOwner,
): Promise<Address | null> {
	const { rows } = await sql<{ distribution_address: Address | null }>`
		SELECT distribution_address FROM cart
		WHERE tenant_id = ${tenantId} AND ${ownedBy(owner)} AND status = 'OPEN'
	`.execute(tx);
	return rows[0]?.distribution_address ?? null;
}

export async function isCartOf(
	tx: Tx,
	{ tenantId, cartId }: CartId,
	owner: CartOwner,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM cart
		WHERE tenant_id = ${tenantId} AND cart_id = ${cartId} AND ${ownedBy(owner)}
	`.execute(tx);
	return rows.length === 1;
}

/** The newest cart of an owner, in any state. */
export async function findNewestCartId(
	tx: Tx,
	tenantId: string,
	owner: CartOwner,
): Promise<string | null> {
	const { rows } = await sql<{ cart_id: string }>`
		SELECT cart_id FROM cart WHERE tenant_id = ${tenantId} AND ${ownedBy(owner)}
		ORDER BY created_at DESC LIMIT 1
	`.execute(tx);
	return rows[0]?.cart_id ?? null;
}
