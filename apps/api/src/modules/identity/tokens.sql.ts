import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import type { CustomerKey } from './sessions/sessions.sql.ts';

export type TokenPurpose = 'registration' | 'password-reset';

export type NewToken = {
	tenantId: string;
	tokenHash: Buffer;
	purpose: TokenPurpose;
	email: string;
	customerId: string | null;
	payload: object;
	validMinutes: number;
};

export type TokenRow = { email: string; customer_id: string | null; payload: unknown };

/** At most this many links are open per mailbox, so that nobody can flood it. */
const OPEN_LINKS = 3;
const KEPT_DAYS = 6;

/** False when the mailbox has enough open links. */
export async function insertToken(tx: Tx, token: NewToken): Promise<boolean> {
	const email = token.email.toLowerCase();
	const { numAffectedRows } = await sql`
		INSERT INTO customer_token (tenant_id, token_hash, purpose, email, customer_id, payload,
			expires_at)
		SELECT ${token.tenantId}, ${token.tokenHash}, ${token.purpose}, ${email},
			${token.customerId}::uuid, ${JSON.stringify(token.payload)},
			now() + make_interval(mins => ${token.validMinutes})
		WHERE ${OPEN_LINKS} > (
			SELECT count(*) FROM customer_token
			WHERE tenant_id = ${token.tenantId} AND email = ${email} AND purpose = ${token.purpose}
				AND expires_at > now()
		)
	`.execute(tx);
	return numAffectedRows === 1n;
}

/** A link works once; the lock makes concurrent uses wait for each other and then fail. */
export async function lockToken(
	tx: Tx,
	tenantId: string,
	purpose: TokenPurpose,
	tokenHash: Buffer,
): Promise<TokenRow | null> {
	const { rows } = await sql<TokenRow>`
		SELECT email, customer_id, payload FROM customer_token
		WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash} AND purpose = ${purpose}
			AND expires_at > now()
		${guarded('link-lock', sql`FOR UPDATE`)}
	`.execute(tx);
	return rows[0] ?? null;
}

/** The latest registration of an address, first of all one from the same browser; even an expired one. */
export async function findRegistration(
	tx: Tx,
	{ tenantId, email, visitHash }: { tenantId: string; email: string; visitHash: Buffer },
): Promise<{ payload: unknown } | null> {
	const { rows } = await sql<{ payload: unknown }>`
		SELECT payload FROM customer_token
		WHERE tenant_id = ${tenantId} AND email = ${email.toLowerCase()} AND purpose = 'registration'
		ORDER BY payload->>'visitHash' = ${visitHash.toString('base64url')} DESC, expires_at DESC
		LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

export async function deleteToken(tx: Tx, tenantId: string, tokenHash: Buffer): Promise<void> {
	await sql`
		DELETE FROM customer_token WHERE tenant_id = ${tenantId} AND token_hash = ${tokenHash}
	`.execute(tx);
}

export async function deleteTokensOf(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		DELETE FROM customer_token WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

/** A registration stays for a few days longer, so that its link can be sent again. */
export async function purgeTokens(tx: Tx): Promise<void> {
	await sql`
		DELETE FROM customer_token
		WHERE expires_at < now() AND (purpose <> 'registration'
			OR expires_at < now() - make_interval(days => ${KEPT_DAYS}))
	`.execute(tx);
}
