import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { CustomerKey } from '../sessions/sessions.sql.ts';

const CHANGE_MINUTES = 24 * 60;

export type EmailChangeRow = {
	customer_id: string;
	old_email: string;
	new_email: string;
	is_old_confirmed: boolean;
	is_new_confirmed: boolean;
};

/** Replaces a change that was not confirmed yet: its links end. */
export async function upsertEmailChange(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	change: { newEmail: string; oldTokenHash: Buffer; newTokenHash: Buffer },
): Promise<void> {
	await sql`
		INSERT INTO customer_email_change (tenant_id, customer_id, new_email, old_token_hash,
			new_token_hash, expires_at)
		VALUES (${tenantId}, ${customerId}, ${change.newEmail}, ${change.oldTokenHash},
			${change.newTokenHash}, now() + make_interval(mins => ${CHANGE_MINUTES}))
		ON CONFLICT (tenant_id, customer_id) DO UPDATE
		SET new_email = excluded.new_email, old_token_hash = excluded.old_token_hash,
			new_token_hash = excluded.new_token_hash, expires_at = excluded.expires_at,
			is_old_confirmed = false, is_new_confirmed = false
	`.execute(tx);
}

/** One row for both links, so that the second one sees the first, also at the same moment. */
export async function confirmEmailChange(
	tx: Tx,
	tenantId: string,
	tokenHash: Buffer,
): Promise<EmailChangeRow | null> {
	const { rows } = await sql<EmailChangeRow>`
		UPDATE customer_email_change AS change
		SET is_old_confirmed = is_old_confirmed OR old_token_hash = ${tokenHash},
			is_new_confirmed = is_new_confirmed OR new_token_hash = ${tokenHash}
		FROM customer
		WHERE customer.tenant_id = change.tenant_id AND customer.customer_id = change.customer_id
			AND change.tenant_id = ${tenantId} AND change.expires_at > now()
			AND (old_token_hash = ${tokenHash} OR new_token_hash = ${tokenHash})
		RETURNING change.customer_id, customer.email AS old_email, change.new_email,
			change.is_old_confirmed, change.is_new_confirmed
	`.execute(tx);
	return rows[0] ?? null;
}

export async function deleteEmailChangeOf(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
): Promise<void> {
	await sql`
		DELETE FROM customer_email_change
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId}
	`.execute(tx);
}

/** False when the address belongs to another account by now. */
export async function updateEmail(
	tx: Tx,
	{ tenantId, customerId }: CustomerKey,
	email: string,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE customer SET email = ${email}
		WHERE tenant_id = ${tenantId} AND customer_id = ${customerId} AND NOT EXISTS (
			SELECT FROM customer AS other
			WHERE other.tenant_id = ${tenantId} AND lower(other.email) = ${email.toLowerCase()}
				AND other.customer_id <> ${customerId}
		)
	`.execute(tx);
	return numAffectedRows === 1n;
}

export async function purgeEmailChanges(tx: Tx): Promise<void> {
	await sql`DELETE FROM customer_email_change WHERE expires_at < now()`.execute(tx);
}
