import type { StaffRole } from '@korb/domain/staff/permissions';
import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { StaffKey } from '../staff-context.ts';

/** A working day; who is away for longer signs in again. */
const IDLE_HOURS = 8;
const ABSOLUTE_HOURS = 24;
const TOUCH_MINUTES = 5;
/** A floor device goes from hand to hand. */
const FLOOR_IDLE_MINUTES = 10;
const FLOOR_TOUCH_MINUTES = 1;
/** So long after signing in, a passkey can be added. */
const FRESH_MINUTES = 10;

export type SessionRow = {
	tenant_id: string;
	staff_id: string;
	email: string;
	name: string;
	roles: StaffRole[];
	units: string[] | null;
	is_strong: boolean;
	/** Null unless the person has signed in by badge. */
	device_name: string | null;
	device_unit: string | null;
	is_fresh: boolean;
	/** It is time to record that the session is in use. */
	is_stale: boolean;
};

/** Reads the roles with the session, so that a change of roles takes effect at once. */
export async function findSession(tx: Tx, tokenHash: Buffer): Promise<SessionRow | null> {
	const { rows } = await sql<SessionRow>`
		SELECT tenant_id, staff_id, staff.email, staff.name, staff.roles, staff.units, session.is_strong,
			device.name AS device_name, device.unit AS device_unit,
			session.created_at > now() - make_interval(mins => ${FRESH_MINUTES}) AS is_fresh,
			session.last_seen_at < now() - make_interval(mins => CASE WHEN session.device_id IS NULL
				THEN ${TOUCH_MINUTES}::int ELSE ${FLOOR_TOUCH_MINUTES}::int END) AS is_stale
		FROM staff_session AS session JOIN staff USING (tenant_id, staff_id)
			LEFT JOIN floor_device AS device USING (tenant_id, device_id)
		WHERE session.token_hash = ${tokenHash} AND staff.is_active AND ${isAlive}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function touchSession(tx: Tx, tokenHash: Buffer): Promise<void> {
	await sql`
		UPDATE staff_session SET last_seen_at = now() WHERE token_hash = ${tokenHash}
	`.execute(tx);
}

export async function insertSession(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	session: { tokenHash: Buffer; isStrong: boolean; deviceId: string | null },
): Promise<void> {
	await sql`
		INSERT INTO staff_session (tenant_id, token_hash, staff_id, is_strong, device_id)
		VALUES (${tenantId}, ${session.tokenHash}, ${staffId}, ${session.isStrong},
			${session.deviceId}::uuid)
	`.execute(tx);
}

/** A second factor was just set up in this session; others have to show it when they sign in. */
export async function strengthenSession(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	tokenHash: Buffer,
): Promise<void> {
	await sql`
		DELETE FROM staff_session WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
			AND token_hash <> ${tokenHash} AND NOT is_strong
	`.execute(tx);
	await sql`
		UPDATE staff_session SET is_strong = true
		WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash}
	`.execute(tx);
}

export async function deleteSession(tx: Tx, tokenHash: Buffer): Promise<void> {
	await sql`DELETE FROM staff_session WHERE token_hash = ${tokenHash}`.execute(tx);
}

export async function deleteSessionsOf(tx: Tx, { tenantId, staffId }: StaffKey): Promise<void> {
	await sql`
		DELETE FROM staff_session WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
}

export type WatchingRow = { token_hash: Buffer; roles: StaffRole[]; units: string[] | null };

/** Sessions that still open the back office, of those with an open stream. */
export async function listWatching(tx: Tx, tokenHashes: Buffer[]): Promise<WatchingRow[]> {
	const { rows } = await sql<WatchingRow>`
		SELECT session.token_hash, staff.roles, staff.units
		FROM staff_session AS session JOIN staff USING (tenant_id, staff_id)
		WHERE session.token_hash = ANY (${tokenHashes}::bytea[]) AND staff.is_active AND ${isAlive}
	`.execute(tx);
	return rows;
}

/** Deletes what no longer opens anything. */
export async function purgeStaffSessions(tx: Tx): Promise<void> {
	await sql`DELETE FROM staff_session AS session WHERE NOT (${isAlive})`.execute(tx);
	await sql`DELETE FROM staff_challenge WHERE expires_at < now()`.execute(tx);
	await sql`DELETE FROM staff_invitation WHERE expires_at < now()`.execute(tx);
}

const isAlive = sql`
	session.last_seen_at > now() - CASE WHEN session.device_id IS NULL
		THEN make_interval(hours => ${sql.lit(IDLE_HOURS)})
		ELSE make_interval(mins => ${sql.lit(FLOOR_IDLE_MINUTES)}) END
	AND session.created_at > now() - make_interval(hours => ${sql.lit(ABSOLUTE_HOURS)})
`;
