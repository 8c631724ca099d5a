import type { RequestContext } from '../../../context.ts';
import type { NextCart } from '../cart-owner.ts';
import { insertNextCart } from './next-cart.sql.ts';

/**
 * Starts the next cart with the address of the ordered one, without a window. Returns its token, or
 * null when the ordered cart was not this browser's; its own cart is then left alone.
 */
export async function startNextCart(
	ctx: RequestContext,
	orderedCartId: string,
	{ owner, next }: NextCart,
): Promise<{ token: string | null } | null> {
	const cart = { tenantId: ctx.tenant.id, cartId: orderedCartId };
	const isOwn = await ctx.db.single((tx) => insertNextCart(tx, cart, owner, next.tokenHash));
	return isOwn ? { token: next.token } : null;
}
