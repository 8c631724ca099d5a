import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import { findPasswordHash } from './customers.sql.ts';
import { isPassword } from './passwords/password-hash.ts';
import { requireSession } from './sessions/sessions.service.ts';
import { type CustomerKey, isFreshSession } from './sessions/sessions.sql.ts';

/** Counted per session: whoever holds one cannot guess, and nobody else is affected. */
const tries = { name: 'proof', points: 5, seconds: 15 * 60 };

export type Proven = {
	key: CustomerKey;
	sessionId: string;
	isPersistent: boolean;
	passwordHash: string | null;
};

/** A borrowed browser must not change credentials: asks for the password or a fresh sign-in. */
export async function requireProof(
	ctx: RequestContext,
	password: string | undefined,
): Promise<Proven> {
	const session = await requireSession(ctx);
	const { key, sessionId } = session;
	if (password === undefined) {
		const isFresh = await ctx.db.single((tx) => isFreshSession(tx, key, sessionId));
		if (isFresh) return { ...session, passwordHash: null };
		throw new ApiError('reauthentication_required', 'Please enter your password.');
	}
	const refund = await ctx.spend(tries, `${key.tenantId} ${sessionId}`);
	const passwordHash = await ctx.db.transaction((tx) => findPasswordHash(tx, key));
	if (!(await isPassword(password, passwordHash))) {
		throw new ApiError('login_refused', 'The password is wrong.');
	}
	await refund();
	return { ...session, passwordHash };
}
