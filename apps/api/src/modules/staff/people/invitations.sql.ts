import { sql } from 'kysely';
import { guarded } from '../../../db/guards/guards.ts';
import type { Tx } from '../../../db/schema.ts';
import type { StaffKey } from '../staff-context.ts';

const VALID_DAYS = 7;

export type InvitationRow = { tenant_id: string; staff_id: string; email: string; name: string };

/** Replaces an earlier one, whose link stops working. */
export async function putInvitation(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	tokenHash: Buffer,
): Promise<void> {
	await sql`
		INSERT INTO staff_invitation (tenant_id, staff_id, token_hash, expires_at)
		VALUES (${tenantId}, ${staffId}, ${tokenHash}, now() + make_interval(days => ${VALID_DAYS}))
		ON CONFLICT (tenant_id, staff_id)
			DO UPDATE SET token_hash = excluded.token_hash, expires_at = excluded.expires_at
	`.execute(tx);
}

export async function findInvitation(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | null> {
	const { rows } = await sql<InvitationRow>`
		SELECT tenant_id, staff_id, staff.email, staff.name
		FROM staff_invitation AS invitation JOIN staff USING (tenant_id, staff_id)
		WHERE invitation.token_hash = ${tokenHash} AND invitation.expires_at > now() AND staff.is_active
	`.execute(tx);
	return rows[0] ?? null;
}

/** A link works once; the lock makes concurrent uses wait for each other and then fail. */
export async function lockInvitation(tx: Tx, tokenHash: Buffer): Promise<InvitationRow | null> {
	const { rows } = await sql<InvitationRow>`
		SELECT tenant_id, staff_id, staff.email, staff.name
		FROM staff_invitation AS invitation JOIN staff USING (tenant_id, staff_id)
		WHERE invitation.token_hash = ${tokenHash} AND invitation.expires_at > now() AND staff.is_active
		${guarded('link-lock', sql`FOR UPDATE OF invitation`)}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function acceptInvitation(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	passwordHash: string,
): Promise<void> {
	await sql`
		DELETE FROM staff_invitation WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
	await sql`
		UPDATE staff SET password_hash = ${passwordHash}, version = version + 1
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
}

export async function deleteInvitation(tx: Tx, { tenantId, staffId }: StaffKey): Promise<void> {
	await sql`
		DELETE FROM staff_invitation WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
}
