import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { SealedSecret } from './sealed-secret.ts';

export async function findVersion(tx: Tx, tenantId: string): Promise<number> {
	const { rows } = await sql<{ version: number }>`
		SELECT version FROM tenant_secret WHERE tenant_id = ${tenantId} AND name = 'payment'
	`.execute(tx);
	return rows[0]?.version ?? 0;
}

/** The API may write no other secret. */
export async function writePaymentSecret(
	tx: Tx,
	{ tenantId, keyId, sealed }: SealedSecret,
	version: number | null,
): Promise<boolean> {
	const { rows } = await sql<{ is_written: boolean }>`
		SELECT write_payment_secret(${tenantId}, ${keyId}, ${sealed}, ${version}::int) AS is_written
	`.execute(tx);
	return rows[0]?.is_written ?? false;
}

export async function deletePaymentSecret(
	tx: Tx,
	tenantId: string,
	version: number | null,
): Promise<boolean> {
	const { rows } = await sql<{ is_deleted: boolean }>`
		SELECT delete_payment_secret(${tenantId}, ${version}::int) AS is_deleted
	`.execute(tx);
	return rows[0]?.is_deleted ?? false;
}
