import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

const AT_MOST = 1000;

/** What would be lost with the secrets of an account. */
export async function countPayments(
	tx: Tx,
	tenantId: string,
	provider: string,
): Promise<{ pending: number; refundable: number }> {
	const { rows } = await sql<{ pending: number; refundable: number }>`
		SELECT count(*) FILTER (WHERE captured_cents = 0)::int AS pending,
			count(*) FILTER (WHERE captured_cents > 0)::int AS refundable
		FROM (
			SELECT captured_cents FROM payment_attempt
			WHERE tenant_id = ${tenantId} AND provider = ${provider} AND provider LIKE '%.%'
				AND (status IN ('created', 'unknown', 'pending', 'authorised', 'ordered', 'orphaned')
					OR captured_cents > refunded_cents)
			LIMIT ${AT_MOST}
		) AS held
	`.execute(tx);
	return rows[0] ?? { pending: 0, refundable: 0 };
}

/** One that the provider must know, if it is still the same account. */
export async function findLatestPayment(
	tx: Tx,
	tenantId: string,
	provider: string,
): Promise<string | null> {
	const { rows } = await sql<{ payment_id: string }>`
		SELECT payment_id FROM payment_attempt
		WHERE tenant_id = ${tenantId} AND provider = ${provider} AND provider LIKE '%.%'
			AND payment_id IS NOT NULL
		ORDER BY created_at DESC LIMIT 1
	`.execute(tx);
	return rows[0]?.payment_id ?? null;
}
