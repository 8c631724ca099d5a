import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { findCartIds, isCartOf } from '../cart/index.ts';
import {
	type AttemptKey,
	type AttemptRow,
	findAttemptByName,
	findLatestAttempt,
} from './attempts.sql.ts';
import { OPEN_BY_NAME_SECONDS } from './patience.ts';

/**
 * The attempt a browser asks about. Its name is a secret that only the payer got, and it may come
 * back in another browser; but not for ever.
 */
export function findCheckout(
	ctx: RequestContext,
	checkoutId: string,
	tokenHash: Buffer | null,
): Promise<AttemptKey | null> {
	const tenantId = ctx.tenant.id;
	return ctx.db.snapshot(async (tx) => {
		const attempt = checkoutId
			? await findAttemptByName(tx, tenantId, checkoutId)
			: await findOfCart(tx, tenantId, tokenHash);
		if (!attempt) return null;
		const isYoung = attempt.age_seconds < OPEN_BY_NAME_SECONDS;
		const cart = { tenantId, cartId: attempt.cart_id };
		const isOwn = isYoung || (tokenHash !== null && (await isCartOf(tx, cart, tokenHash)));
		return isOwn ? { tenantId, attemptId: attempt.attempt_id } : null;
	});
}

async function findOfCart(
	tx: Tx,
	tenantId: string,
	tokenHash: Buffer | null,
): Promise<AttemptRow | null> {
	const [cartId] = tokenHash ? await findCartIds(tx, tenantId, tokenHash) : [];
	return cartId ? findLatestAttempt(tx, tenantId, cartId) : null;
}
