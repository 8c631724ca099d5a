import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { StaffKey } from '../staff-context.ts';

/** A badge that nobody has used is void, like an invitation. */
const UNUSED_DAYS = 7;

export type BadgeRow = {
	tenant_id: string;
	staff_id: string;
	name: string;
	units: string[] | null;
	pin_hash: string | null;
};

/** Of active people of this shop. */
export async function findBadge(
	tx: Tx,
	tenantId: string,
	codeHash: Buffer,
): Promise<BadgeRow | null> {
	const { rows } = await sql<BadgeRow>`
		SELECT tenant_id, staff_id, staff.name, staff.units, badge.pin_hash
		FROM staff_badge AS badge JOIN staff USING (tenant_id, staff_id)
		WHERE tenant_id = ${tenantId} AND badge.code_hash = ${codeHash} AND staff.is_active AND (
			badge.pin_hash IS NOT NULL
			OR badge.issued_at > now() - make_interval(days => ${UNUSED_DAYS})
		)
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when the account was deactivated since. First, as whoever issues a badge locks it. */
export async function holdPerson(tx: Tx, { tenantId, staffId }: StaffKey): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM staff WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND is_active
		FOR SHARE
	`.execute(tx);
	return rows.length === 1;
}

/** False when badge or PIN changed since they were checked. */
export async function holdBadge(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	{ codeHash, pinHash }: { codeHash: Buffer; pinHash: string },
): Promise<boolean> {
	const { rows } = await sql`
		SELECT 1 FROM staff_badge WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
			AND code_hash = ${codeHash} AND pin_hash = ${pinHash} FOR SHARE
	`.execute(tx);
	return rows.length === 1;
}

/** False when the badge has a PIN by now. */
export async function setFirstPin(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	{ codeHash, pinHash }: { codeHash: Buffer; pinHash: string },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE staff_badge SET pin_hash = ${pinHash}
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND code_hash = ${codeHash}
			${guarded('first-pin', sql`AND pin_hash IS NULL`)}
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Replaces an earlier one, whose code and PIN stop working. */
export async function putBadge(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	codeHash: Buffer,
): Promise<void> {
	await sql`
		INSERT INTO staff_badge (tenant_id, staff_id, code_hash)
		VALUES (${tenantId}, ${staffId}, ${codeHash})
		ON CONFLICT (tenant_id, staff_id) DO UPDATE
			SET code_hash = excluded.code_hash, pin_hash = NULL, issued_at = now()
	`.execute(tx);
}

export async function deleteBadge(tx: Tx, { tenantId, staffId }: StaffKey): Promise<void> {
	await sql`
		DELETE FROM staff_badge WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
}

export async function deleteFloorSessionsOf(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
): Promise<void> {
	await sql`
		DELETE FROM staff_session WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
			AND device_id IS NOT NULL
	`.execute(tx);
}
