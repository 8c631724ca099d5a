import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { StaffKey } from '../staff-context.ts';

export type PasskeyRow = {
	passkey_id: string;
	name: string;
	is_synced: boolean;
	created_at: Date;
	last_used_at: Date | null;
	credential_id: Buffer;
	transports: string[];
};

const columns = sql`
	passkey_id, name, is_synced, created_at, last_used_at, credential_id, transports
`;

export async function listPasskeys(tx: Tx, { tenantId, staffId }: StaffKey): Promise<PasskeyRow[]> {
	const { rows } = await sql<PasskeyRow>`
		SELECT ${columns} FROM staff_passkey
		WHERE tenant_id = ${tenantId} AND staff_id = ${staffId} ORDER BY created_at
	`.execute(tx);
	return rows;
}

export type CredentialRow = {
	tenant_id: string;
	staff_id: string;
	name: string;
	passkey_id: string;
	credential_id: Buffer;
	public_key: Buffer;
	sign_count: number;
};

/** Of active people only. */
export async function findCredential(tx: Tx, credentialId: Buffer): Promise<CredentialRow | null> {
	const { rows } = await sql<CredentialRow>`
		SELECT tenant_id, staff_id, staff.name, passkey.passkey_id, passkey.credential_id,
			passkey.public_key, passkey.sign_count::int AS sign_count
		FROM staff_passkey AS passkey JOIN staff USING (tenant_id, staff_id)
		WHERE passkey.credential_id = ${credentialId} AND staff.is_active
	`.execute(tx);
	return rows[0] ?? null;
}

export type NewPasskey = {
	credentialId: Buffer;
	publicKey: Buffer;
	signCount: number;
	transports: string[];
	name: string;
	isSynced: boolean;
};

/** Null when the credential is known already. */
export async function insertPasskey(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	passkey: NewPasskey,
): Promise<PasskeyRow | null> {
	const { rows } = await sql<PasskeyRow>`
		INSERT INTO staff_passkey (tenant_id, staff_id, credential_id, public_key, sign_count,
			transports, name, is_synced)
		VALUES (${tenantId}, ${staffId}, ${passkey.credentialId}, ${passkey.publicKey},
			${passkey.signCount}, ${passkey.transports}, ${passkey.name}, ${passkey.isSynced})
		ON CONFLICT (credential_id) DO NOTHING RETURNING ${columns}
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when the counter went back: somebody has a copy of the key. */
export async function countSignature(
	tx: Tx,
	{ tenant_id: tenantId, passkey_id: passkeyId }: CredentialRow,
	signCount: number,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE staff_passkey SET sign_count = ${signCount}, last_used_at = now()
		WHERE tenant_id = ${tenantId} AND passkey_id = ${passkeyId}
			AND (sign_count < ${signCount} OR (sign_count = 0 AND ${signCount} = 0))
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deletePasskey(
	tx: Tx,
	{ tenantId, staffId }: StaffKey,
	passkeyId: string,
): Promise<string | null> {
	const { rows } = await sql<{ name: string }>`
		DELETE FROM staff_passkey WHERE tenant_id = ${tenantId} AND staff_id = ${staffId}
			AND passkey_id = ${passkeyId} RETURNING name
	`.execute(tx);
	return rows[0]?.name ?? null;
}
