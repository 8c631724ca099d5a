import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from '../sessions/sessions.sql.ts';

const CODE_MINUTES = 10;
const CODE_TRIES = 5;

/** The code of one browser for one mailbox. */
export type CodeKey = { tenantId: string; email: string; visitHash: Buffer };

export type CodeRow = { code_hash: Buffer; customer_id: string | null };

/** Replaces the code that this browser asked for before. */
export async function upsertCode(
	tx: Tx,
	{ tenantId, email, visitHash }: CodeKey,
	code: { codeHash: Buffer; customerId: string | null },
): Promise<void> {
	await sql`
		INSERT INTO customer_login_code (tenant_id, email, visit_hash, customer_id, code_hash,
			expires_at)
		VALUES (${tenantId}, ${email.toLowerCase()}, ${visitHash}, ${code.customerId}::uuid,
			${code.codeHash}, now() + make_interval(mins => ${CODE_MINUTES}))
		ON CONFLICT (tenant_id, email, visit_hash) DO UPDATE
		SET customer_id = excluded.customer_id, code_hash = excluded.code_hash, tries = 0,
			expires_at = excluded.expires_at
	`.execute(tx);
}

/** Counts the try before the code is compared, so that many at once are not more than allowed. */
export async function countCodeTry(
	tx: Tx,
	{ tenantId, email, visitHash }: CodeKey,
): Promise<CodeRow | null> {
	const { rows } = await sql<CodeRow>`
		UPDATE customer_login_code SET tries = tries + 1
		WHERE tenant_id = ${tenantId} AND email = ${email.toLowerCase()}
			AND visit_hash = ${visitHash} AND tries < ${CODE_TRIES} AND expires_at > now()
		RETURNING code_hash, customer_id
	`.execute(tx);
	return rows[0] ?? null;
}

/** False when the code was used meanwhile. */
export async function takeCode(
	tx: Tx,
	{ tenantId, email, visitHash }: CodeKey,
	codeHash: Buffer,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		DELETE FROM customer_login_code
		WHERE tenant_id = ${tenantId} AND email = ${email.toLowerCase()}
			AND visit_hash = ${visitHash} AND code_hash = ${codeHash}
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function deleteCodesOf(tx: Tx, { tenantId, customerId }: CustomerKey): Promise<void> {
	await sql`
		DELETE FROM customer_login_code WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

export async function purgeCodes(tx: Tx): Promise<void> {
	await sql`DELETE FROM customer_login_code WHERE expires_at < now()`.execute(tx);
}
