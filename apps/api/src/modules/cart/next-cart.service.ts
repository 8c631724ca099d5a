import type { RequestContext } from '../../context.ts';
import { isCartOf } from './checkout-cart.sql.ts';
import { insertNextCart } from './next-cart.sql.ts';

type Tokens = { tokenHash: Buffer; next: { token: string; tokenHash: Buffer } };

/**
 * Whoever has ordered shops on for the same place, without a window. The token of the next cart; null
 * when the order was not this browser's cart, whose own one stays as it is then.
 */
export async function startNextCart(
	ctx: RequestContext,
	orderedCartId: string,
	{ tokenHash, next }: Tokens,
): Promise<string | null> {
	const cart = { tenantId: ctx.tenant.id, cartId: orderedCartId };
	return ctx.db.transaction(async (tx) => {
		if (!(await isCartOf(tx, cart, tokenHash))) return null;
		await insertNextCart(tx, cart, next.tokenHash);
		return next.token;
	});
}
