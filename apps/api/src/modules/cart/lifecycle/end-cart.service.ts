import type { Cart } from '@korb/contracts/cart/cart';
import type { RequestContext } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { releaseHold } from '../../windows/index.ts';
import { toCart } from '../cart.mapper.ts';
import { type CartRow, lockCart } from '../cart.sql.ts';
import type { CartOwner } from '../cart-owner.ts';
import { finalized } from '../change-cart.service.ts';
import { cartQueryOf, loadState } from '../load-cart.service.ts';
import { abandonCart, abandonOldCarts, deleteToken, reopenCart } from './end-cart.sql.ts';

/** Reopens a finalised cart. Null when this browser has no active cart. */
export async function resetCart(ctx: RequestContext, owner: CartOwner): Promise<Cart | null> {
	const { clientRuntimeConfig: config } = ctx.tenant.config;
	return ctx.db.transaction(async (tx) => {
		const row = await lockCart(tx, cartQueryOf(ctx, owner));
		if (!row) return null;
		await reopenCart(tx, { tenantId: ctx.tenant.id, cartId: row.cart_id });
		const reopened: CartRow = { ...row, status: 'OPEN' };
		return toCart(await loadState(tx, ctx, reopened), { config, now: ctx.now });
	});
}

/**
 * Detaches the cart from the browser. A guest's cart is abandoned, a customer's stays available to
 * the customer.
 */
export async function detachCart(ctx: RequestContext, owner: CartOwner): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const row = await lockCart(tx, cartQueryOf(ctx, owner));
		if (!row) return;
		const key = { tenantId: ctx.tenant.id, cartId: row.cart_id };
		if (row.status === 'FINALIZED' || row.customer_id !== null) return deleteToken(tx, key);
		if (row.window_id) await releaseHold(tx, key);
		await abandonCart(tx, key);
	});
}

/** Abandons the cart at once, whoever it is for, and releases its window. */
export async function discardCart(ctx: RequestContext, owner: CartOwner): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const row = await lockCart(tx, cartQueryOf(ctx, owner));
		if (!row) throw notFound('cart');
		if (row.status === 'FINALIZED') throw finalized();
		const key = { tenantId: ctx.tenant.id, cartId: row.cart_id };
		if (row.window_id) await releaseHold(tx, key);
		await abandonCart(tx, key);
	});
}

const PER_SWEEP = 500;

/** Abandons carts untouched for the given days; returns how many. Their holds have long expired. */
export async function sweepCarts(db: Database, tenantId: string, days: number): Promise<number> {
	let total = 0;
	for (;;) {
		const input = { tenantId, days, atMost: PER_SWEEP };
		const swept = await db.transaction((tx) => abandonOldCarts(tx, input));
		total += swept;
		if (swept < PER_SWEEP) return total;
	}
}
