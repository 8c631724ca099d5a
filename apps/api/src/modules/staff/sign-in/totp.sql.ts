import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { StaffKey } from '../staff-context.ts';

export type TotpRow = { secret: string; last_step: string; is_confirmed: boolean };

export async function findTotp(tx: Tx, { tenantId, staffId }: StaffKey): Promise<TotpRow | null> {
	const { rows } = await sql<TotpRow>`
		SELECT secret, last_step::text AS last_step, confirmed_at IS NOT NULL AS is_confirmed
		FROM staff_totp WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when there is a confirmed one, which nobody replaces without proof. */
export async function putUnconfirmed(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	secret: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		INSERT INTO staff_totp (tenant_id, staff_id, secret) VALUES (${tenantId}, ${staffId}, ${secret})
		ON CONFLICT (tenant_id, staff_id) DO UPDATE SET secret = excluded.secret, last_step = 0
		WHERE staff_totp.confirmed_at IS NULL
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function confirmTotp(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	{ step, recoveryHashes }: { step: number; recoveryHashes: string[] },
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE staff_totp SET confirmed_at = now(), last_step = ${step},
			recovery_hashes = ${recoveryHashes}
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND confirmed_at IS NULL
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** False when the step was used before: the statement compares, so two requests cannot share one. */
export async function takeStep(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	step: number,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE staff_totp SET last_step = ${step}
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND last_step < ${step}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function takeRecoveryCode(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	hash: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE staff_totp SET recovery_hashes = array_remove(recovery_hashes, ${hash})
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} AND confirmed_at IS NOT NULL
			AND ${hash} = ANY (recovery_hashes)
	`.execute(tx);
	return numAffectedRows === 1n;
}
