import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';

export const IDLE_DAYS = 14;
export const ABSOLUTE_DAYS = 90;
/** A session that is used all the time is written this often, not on every request. */
const TOUCH_MINUTES = 10;
/** So long after signing in, sensitive changes need no further proof. */
const FRESH_MINUTES = 10;

export type CustomerKey = { tenantId: string; customerId: string };

export type SessionRow = {
	customer_id: string;
	session_id: string;
	is_persistent: boolean;
	/** It is time to record that the session is in use. */
	is_stale: boolean;
};

export async function findSession(
	tx: Tx,
	tenantId: string,
	tokenHash: Buffer,
): Promise<SessionRow | null> {
	const { rows } = await sql<SessionRow>`
		SELECT customer_id, session_id, is_persistent,
			last_seen_at < now() - make_interval(mins => ${TOUCH_MINUTES}) AS is_stale
		FROM customer_session
		WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash} AND ${isAlive}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function touchSession(tx: Tx, tenantId: string, tokenHash: Buffer): Promise<void> {
	await sql`
		UPDATE customer_session SET last_seen_at = now()
		WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash}
	`.execute(tx);
}

export async function insertSession(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	session: { tokenHash: Buffer; device: string; isPersistent: boolean },
): Promise<void> {
	await sql`
		INSERT INTO customer_session (tenant_id, token_hash, customer_id, device, is_persistent)
		VALUES (${tenantId}, ${session.tokenHash}, ${customerId}, ${session.device},
			${session.isPersistent})
	`.execute(tx);
}

export async function deleteSession(tx: Tx, tenantId: string, tokenHash: Buffer): Promise<void> {
	await sql`
		DELETE FROM customer_session WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash}
	`.execute(tx);
}

export async function deleteSessionsOf(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<void> {
	await sql`
		DELETE FROM customer_session WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

export type SessionListRow = {
	session_id: string;
	device: string;
	created_at: Date;
	last_seen_at: Date;
};

export async function listSessions(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<SessionListRow[]> {
	const { rows } = await sql<SessionListRow>`
		SELECT session_id, device, created_at, last_seen_at FROM customer_session
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND ${isAlive}
		ORDER BY last_seen_at DESC LIMIT 100
	`.execute(tx);
	return rows;
}

/** False when the customer has no such session. */
export async function deleteSessionById(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	sessionId: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM customer_session
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND session_id = ${sessionId}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deleteOtherSessions(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	sessionId: string,
): Promise<void> {
	await sql`
		DELETE FROM customer_session
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND session_id <> ${sessionId}
	`.execute(tx);
}

/** Whether the customer signed in only a moment ago. */
export async function isFreshSession(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	sessionId: string,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM customer_session
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND session_id = ${sessionId}
			AND created_at > now() - make_interval(mins => ${FRESH_MINUTES})
	`.execute(tx);
	return rows.length === 1;
}

export async function purgeSessions(tx: Tx): Promise<void> {
	await sql`DELETE FROM customer_session WHERE NOT (${isAlive})`.execute(tx);
}

const isAlive = sql`
	last_seen_at > now() - make_interval(days => ${sql.lit(IDLE_DAYS)})
	AND created_at > now() - make_interval(days => ${sql.lit(ABSOLUTE_DAYS)})
`;
