import type { StaffRole } from '@korb/domain/staff/permissions';
import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { StaffKey } from '../staff-context.ts';

export type StaffRow = {
	staff_id: string;
	version: number;
	email: string;
	name: string;
	roles: StaffRole[];
	units: string[] | null;
	is_active: boolean;
	/** Whether the invitation was accepted. */
	has_password: boolean;
	has_totp: boolean;
	recovery_codes: number;
	passkeys: number;
	last_seen_at: Date | null;
	invitation_expires_at: Date | null;
	/** Whether the badge has a PIN; null without a badge. */
	has_pin: boolean | null;
};

const columns = sql`
	staff.staff_id, staff.version, staff.email, staff.name, staff.roles, staff.units, staff.is_active,
	staff.password_hash IS NOT NULL AS has_password,
	EXISTS (SELECT FROM staff_totp AS totp WHERE totp.tenant_id = staff.tenant_id
		AND totp.staff_id = staff.staff_id AND totp.confirmed_at IS NOT NULL) AS has_totp,
	coalesce((SELECT cardinality(totp.recovery_hashes) FROM staff_totp AS totp
		WHERE totp.tenant_id = staff.tenant_id AND totp.staff_id = staff.staff_id), 0) AS recovery_codes,
	(SELECT count(*)::int FROM staff_passkey AS passkey WHERE passkey.tenant_id = staff.tenant_id
		AND passkey.staff_id = staff.staff_id) AS passkeys,
	(SELECT max(session.last_seen_at) FROM staff_session AS session
		WHERE session.tenant_id = staff.tenant_id AND session.staff_id = staff.staff_id) AS last_seen_at,
	(SELECT invitation.expires_at FROM staff_invitation AS invitation
		WHERE invitation.tenant_id = staff.tenant_id AND invitation.staff_id = staff.staff_id)
		AS invitation_expires_at,
	(SELECT badge.pin_hash IS NOT NULL FROM staff_badge AS badge
		WHERE badge.tenant_id = staff.tenant_id AND badge.staff_id = staff.staff_id) AS has_pin
`;

export async function listStaffRows(tx: Tx, tenantId: string): Promise<StaffRow[]> {
	const { rows } = await sql<StaffRow>`
		SELECT ${columns} FROM staff WHERE staff.tenant_id = ${tenantId}
		ORDER BY lower(staff.name), staff.staff_id LIMIT 1000
	`.execute(tx);
	return rows;
}

export async function findStaff(tx: Tx, { tenantId, staffId }: StaffKey): Promise<StaffRow | null> {
	const { rows } = await sql<StaffRow>`
		SELECT ${columns} FROM staff
		WHERE staff.tenant_id = ${tenantId} AND staff.staff_id = ${staffId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** All people of a shop, since a shop must keep a manager whoever changes whom. */
export async function lockStaff(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		SELECT staff_id FROM staff WHERE tenant_id = ${tenantId} ORDER BY staff_id
		${guarded('staff-lock', sql`FOR UPDATE`)}
	`.execute(tx);
}

/** Accepted, active and limited to no unit: somebody who can let others in. */
export async function countManagers(tx: Tx, tenantId: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM staff WHERE tenant_id = ${tenantId} AND is_active
			AND password_hash IS NOT NULL AND units IS NULL AND 'manager' = ANY (roles)
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

export type StaffDetails = { name: string; roles: StaffRole[]; units: string[] | null };

/** The id of the new account; null when the address has one, in this shop or another. */
export async function insertStaff(
	tx: Tx,
	tenantId: string,
	person: StaffDetails & { email: string; passwordHash: string | null },
): Promise<string | null> {
	const { rows } = await sql<{ staff_id: string }>`
		INSERT INTO staff (tenant_id, email, name, roles, units, password_hash)
		VALUES (${tenantId}, ${person.email.toLowerCase()}, ${person.name}, ${person.roles},
			${person.units}, ${person.passwordHash})
		ON CONFLICT (email) DO NOTHING RETURNING staff_id
	`.execute(tx);
	return rows[0]?.staff_id ?? null;
}

export async function updateStaff(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	{ name, roles, units, isActive }: StaffDetails & { isActive: boolean },
): Promise<void> {
	await sql`
		UPDATE staff SET name = ${name}, roles = ${roles}, units = ${units}, is_active = ${isActive},
			version = version + 1
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
}

export type LoginRow = {
	tenant_id: string;
	staff_id: string;
	email: string;
	name: string;
	password_hash: string | null;
	has_totp: boolean;
	passkeys: number;
};

export async function findLogin(tx: Tx, email: string): Promise<LoginRow | null> {
	const { rows } = await sql<LoginRow>`
		SELECT staff.tenant_id, staff.staff_id, staff.email, staff.name, staff.password_hash,
			EXISTS (SELECT FROM staff_totp AS totp WHERE totp.tenant_id = staff.tenant_id
				AND totp.staff_id = staff.staff_id AND totp.confirmed_at IS NOT NULL) AS has_totp,
			(SELECT count(*)::int FROM staff_passkey AS passkey WHERE passkey.tenant_id = staff.tenant_id
				AND passkey.staff_id = staff.staff_id) AS passkeys
		FROM staff WHERE staff.email = ${email.toLowerCase()} AND staff.is_active
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when the account was deactivated or its password changed since it was checked. */
export async function holdPassword(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	passwordHash: string,
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM staff WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
			AND is_active AND password_hash = ${passwordHash} FOR SHARE
	`.execute(tx);
	return rows.length === 1;
}
