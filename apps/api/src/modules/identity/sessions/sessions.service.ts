import type { Session as ListedSession } from '@korb/contracts/customer/credentials';
import type { RequestContext, Session } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { ApiError, notFound } from '../../../errors.ts';
import { newSecret } from '../../csrf/index.ts';
import { deleteCodesOf } from '../codes/login-codes.sql.ts';
import { deleteEmailChangeOf } from '../email-change/email-change.sql.ts';
import { hashSecret } from '../secret.ts';
import { deleteTokensOf } from '../tokens.sql.ts';
import type { Browser } from './browser.ts';
import { deleteDevicesOf, upsertDevice } from './devices.sql.ts';
import {
	type CustomerKey,
	deleteOtherSessions,
	deleteSession,
	deleteSessionById,
	deleteSessionsOf,
	findSession,
	insertSession,
	listSessions,
	touchSession,
} from './sessions.sql.ts';

/** Reads the session of a token; null when it has expired or was ended. */
export async function readSession(ctx: RequestContext, token: string): Promise<Session | null> {
	const { id } = ctx.tenant;
	const tokenHash = hashSecret(token);
	const row = await ctx.db.single((tx) => findSession(tx, id, tokenHash));
	if (!row) return null;
	if (row.is_stale) await ctx.db.single((tx) => touchSession(tx, id, tokenHash));
	return {
		customerId: row.customer_id,
		sessionId: row.session_id,
		isPersistent: row.is_persistent,
	};
}

/** Every sign-in gets a new token, so that a planted one is worth nothing. */
export async function startSession(
	tx: Tx,
	key: CustomerKey,
	browser: Browser,
	isPersistent: boolean,
): Promise<string> {
	const token = newSecret();
	const { device, deviceToken, session } = browser;
	await Promise.all([
		session && deleteSession(tx, key.tenantId, hashSecret(session)),
		insertSession(tx, key, { tokenHash: hashSecret(token), device, isPersistent }),
		upsertDevice(tx, key, hashSecret(deviceToken)),
	]);
	return token;
}

/** Whoever had access has it no longer. Sessions come last: a code in use may start one. */
export async function endAccess(tx: Tx, key: CustomerKey): Promise<void> {
	await deleteTokensOf(tx, key);
	await deleteEmailChangeOf(tx, key);
	await deleteCodesOf(tx, key);
	await deleteDevicesOf(tx, key);
	await deleteSessionsOf(tx, key);
}

/** Key of the signed-in customer; 401 for everybody else. */
export async function requireCustomer(ctx: RequestContext): Promise<CustomerKey> {
	return (await requireSession(ctx)).key;
}

export async function requireSession(
	ctx: RequestContext,
): Promise<{ key: CustomerKey; sessionId: string; isPersistent: boolean }> {
	const session = await ctx.session();
	if (!session) throw new ApiError('unauthorized', 'Please sign in.');
	const { customerId, ...rest } = session;
	return { key: { tenantId: ctx.tenant.id, customerId }, ...rest };
}

export async function readSessions(ctx: RequestContext): Promise<{ sessions: ListedSession[] }> {
	const { key, sessionId } = await requireSession(ctx);
	const rows = await ctx.db.single((tx) => listSessions(tx, key));
	return {
		sessions: rows.map((row) => ({
			sessionId: row.session_id,
			device: row.device,
			createdAt: row.created_at.toISOString(),
			lastSeenAt: row.last_seen_at.toISOString(),
			isCurrent: row.session_id === sessionId,
		})),
	};
}

/** Another browser that is signed out is also unknown again. */
export async function endSession(ctx: RequestContext, sessionId: string): Promise<void> {
	const key = await requireCustomer(ctx);
	const isEnded = await ctx.db.transaction((tx) => deleteSessionById(tx, key, sessionId));
	if (!isEnded) throw notFound('session');
}

export async function endOtherSessions(ctx: RequestContext, browser: Browser): Promise<void> {
	const { key, sessionId } = await requireSession(ctx);
	await ctx.db.transaction(async (tx) => {
		await deleteDevicesOf(tx, key);
		await upsertDevice(tx, key, hashSecret(browser.deviceToken));
		await deleteOtherSessions(tx, key, sessionId);
	});
}
