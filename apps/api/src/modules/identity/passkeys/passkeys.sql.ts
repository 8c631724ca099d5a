import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from '../sessions/sessions.sql.ts';

export type PasskeyRow = {
	passkey_id: string;
	name: string;
	is_synced: boolean;
	created_at: Date;
	last_used_at: Date | null;
};

export type CredentialRow = {
	passkey_id: string;
	customer_id: string;
	credential_id: Buffer;
	public_key: Buffer;
	sign_count: number;
	transports: string[];
};

const shown = sql`passkey_id, name, is_synced, created_at, last_used_at`;

export async function listPasskeys(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<PasskeyRow[]> {
	const { rows } = await sql<PasskeyRow>`
		SELECT ${shown} FROM customer_passkey
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} ORDER BY created_at
	`.execute(tx);
	return rows;
}

/** What the browser needs to find out whether it holds one of them already. */
export async function listCredentials(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<Pick<CredentialRow, 'credential_id' | 'transports'>[]> {
	const { rows } = await sql<Pick<CredentialRow, 'credential_id' | 'transports'>>`
		SELECT credential_id, transports FROM customer_passkey
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
	return rows;
}

export async function findCredential(
	tx: Tx,
	tenantId: string,
	credentialId: Buffer,
): Promise<CredentialRow | null> {
	const { rows } = await sql<CredentialRow>`
		SELECT passkey_id, customer_id, credential_id, public_key, sign_count, transports
		FROM customer_passkey
		WHERE tenant_id = ${tenantId} AND credential_id = ${credentialId}
	`.execute(tx);
	return rows[0] ?? null;
}

/** Null when the shop knows the credential already. */
export async function insertPasskey(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	passkey: {
		credentialId: Buffer;
		publicKey: Buffer;
		signCount: number;
		transports: string[];
		name: string;
		isSynced: boolean;
	},
): Promise<PasskeyRow | null> {
	const { rows } = await sql<PasskeyRow>`
		INSERT INTO customer_passkey (tenant_id, customer_id, credential_id, public_key, sign_count,
			transports, name, is_synced)
		VALUES (${tenantId}, ${customerId}, ${passkey.credentialId}, ${passkey.publicKey},
			${passkey.signCount}, ${passkey.transports}, ${passkey.name}, ${passkey.isSynced})
		ON CONFLICT (tenant_id, credential_id) DO NOTHING
		RETURNING ${shown}
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when the counter went back: somebody has a copy of the key. */
export async function countSignature(
	tx: Tx,
	tenantId: string,
	passkeyId: string,
	signCount: number,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE customer_passkey SET sign_count = ${signCount}, last_used_at = now()
		WHERE tenant_id = ${tenantId} AND passkey_id = ${passkeyId}
			AND (sign_count < ${signCount} OR (sign_count = 0 AND ${signCount} = 0))
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function renamePasskey(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	{ passkeyId, name }: { passkeyId: string; name: string },
): Promise<PasskeyRow | null> {
	const { rows } = await sql<PasskeyRow>`
		UPDATE customer_passkey SET name = ${name}
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND passkey_id = ${passkeyId}
		RETURNING ${shown}
	`.execute(tx);
	return rows[0] ?? null;
}

/** The name of the deleted passkey; null when the customer has no such passkey. */
export async function deletePasskey(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	passkeyId: string,
): Promise<string | null> {
	const { rows } = await sql<{ name: string }>`
		DELETE FROM customer_passkey
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND passkey_id = ${passkeyId}
		RETURNING name
	`.execute(tx);
	return rows[0]?.name ?? null;
}

export type Challenge = {
	tenantId: string;
	challengeHash: Buffer;
	visitHash: Buffer;
	/** The customer who adds a passkey; null for a sign-in. */
	customerId: string | null;
};

export async function insertChallenge(
	tx: Tx,
	{ tenantId, challengeHash, visitHash, customerId }: Challenge,
	validMinutes: number,
): Promise<void> {
	await sql`
		INSERT INTO passkey_challenge (tenant_id, challenge_hash, visit_hash, customer_id, expires_at)
		VALUES (${tenantId}, ${challengeHash}, ${visitHash}, ${customerId}::uuid,
			now() + make_interval(mins => ${validMinutes}))
	`.execute(tx);
}

/** A challenge is answered once, by the browser that asked, for what it asked. */
export async function takeChallenge(tx: Tx, challenge: Challenge): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM passkey_challenge
		WHERE tenant_id = ${challenge.tenantId} AND challenge_hash = ${challenge.challengeHash}
			AND visit_hash = ${challenge.visitHash}
			AND customer_id IS NOT DISTINCT FROM ${challenge.customerId}::uuid
			AND expires_at > now()
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function purgeChallenges(tx: Tx): Promise<void> {
	await sql`DELETE FROM passkey_challenge WHERE expires_at < now()`.execute(tx);
}
