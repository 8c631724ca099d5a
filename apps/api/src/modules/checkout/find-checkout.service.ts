import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { type CartOwner, findNewestCartId, isCartOf } from '../cart/index.ts';
import {
	type AttemptRow,
	findAttemptByName,
	findLatestAttempt,
	OPEN_BY_NAME_SECONDS,
} from '../order-records/index.ts';

/**
 * The attempt behind a checkout id. The id is a secret only the payer has, and the payer may return
 * in another browser, so it opens the attempt for a limited time.
 */
export async function findCheckout(
	ctx: RequestContext,
	checkoutId: string,
	owner: CartOwner | null,
): Promise<AttemptRow | null> {
	const tenantId = ctx.tenant.id;
	const attempt = checkoutId
		? await ctx.db.single((tx) => findAttemptByName(tx, tenantId, checkoutId))
		: await ctx.db.snapshot((tx) => findOfCart(tx, tenantId, owner));
	if (!attempt) return null;
	const cart = { tenantId, cartId: attempt.cart_id };
	const isOwn =
		attempt.age_seconds < OPEN_BY_NAME_SECONDS ||
		(owner !== null && (await ctx.db.single((tx) => isCartOf(tx, cart, owner))));
	return isOwn ? attempt : null;
}

async function findOfCart(
	tx: Tx,
	tenantId: string,
	owner: CartOwner | null,
): Promise<AttemptRow | null> {
	const cartId = owner && (await findNewestCartId(tx, tenantId, owner));
	return cartId ? findLatestAttempt(tx, tenantId, cartId) : null;
}
