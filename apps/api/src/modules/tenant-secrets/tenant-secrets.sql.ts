import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { SealedSecret } from './sealed-secret.ts';

const columns = sql.raw('tenant_id AS "tenantId", name, key_id AS "keyId", sealed');

export async function findSealed(
	tx: Tx,
	tenantId: string,
	name: string,
): Promise<SealedSecret | null> {
	const { rows } = await sql<SealedSecret>`
		SELECT ${columns} FROM tenant_secret WHERE tenant_id = ${tenantId} AND name = ${name}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function listOwners(tx: Tx, name: string): Promise<string[]> {
	const { rows } = await sql<{ tenantId: string }>`
		SELECT tenant_id AS "tenantId" FROM tenant_secret WHERE name = ${name} ORDER BY tenant_id
	`.execute(tx);
	return rows.map(({ tenantId }) => tenantId);
}

/** Returns false if there is no such tenant. */
export async function putSealed(tx: Tx, secret: SealedSecret): Promise<boolean> {
	const { tenantId, name, keyId, sealed } = secret;
	const { numAffectedRows } = await sql`
		INSERT INTO tenant_secret (tenant_id, name, key_id, sealed)
		SELECT tenant_id, ${name}, ${keyId}, ${sealed} FROM tenant WHERE tenant_id = ${tenantId}
		ON CONFLICT (tenant_id, name) DO UPDATE
			SET key_id = excluded.key_id, sealed = excluded.sealed, changed_at = now()
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** Locks what another key encrypts. */
export async function lockSealedWithOther(tx: Tx, keyId: string): Promise<SealedSecret[]> {
	const { rows } = await sql<SealedSecret>`
		SELECT ${columns} FROM tenant_secret WHERE key_id <> ${keyId}
		ORDER BY tenant_id, name FOR UPDATE
	`.execute(tx);
	return rows;
}

export async function deleteSealed(tx: Tx, tenantId: string, name: string): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM tenant_secret WHERE tenant_id = ${tenantId} AND name = ${name}
	`.execute(tx);
	return numAffectedRows === 1n;
}

type SecretRow = { name: string; keyId: string; changedAt: Date };

/** Never the secrets themselves. */
export async function listSecrets(tx: Tx, tenantId: string): Promise<SecretRow[]> {
	const { rows } = await sql<SecretRow>`
		SELECT name, key_id AS "keyId", changed_at AS "changedAt" FROM tenant_secret
		WHERE tenant_id = ${tenantId} ORDER BY name
	`.execute(tx);
	return rows;
}
