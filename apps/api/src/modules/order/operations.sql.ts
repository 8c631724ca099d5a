import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { AttemptKey } from './attempts.sql.ts';

export type Operation = 'create' | 'capture' | 'void' | 'refund';
export type OperationRow = { number: number; idempotency_key: string; amount_cents: number | null };

/**
 * The key to ask with: the one that was used before while its outcome is unknown, a new one after a
 * definite refusal.
 */
export async function keepKey(
	tx: Tx,
	key: AttemptKey,
	operation: Operation,
	amountCents: number | null = null,
): Promise<OperationRow> {
	const { rows } = await sql<OperationRow>`
		WITH latest AS (
			SELECT number, outcome FROM payment_operation
			WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
				AND operation = ${operation}
			ORDER BY number DESC LIMIT 1
		), wanted AS (
			SELECT coalesce((SELECT CASE WHEN outcome = 'refused' THEN number + 1 ELSE number END
				FROM latest), 1) AS number
		)
		INSERT INTO payment_operation
			(tenant_id, attempt_id, operation, number, amount_cents)
		SELECT ${key.tenantId}, ${key.attemptId}, ${operation}, number, ${amountCents}::int
		FROM wanted
		ON CONFLICT (tenant_id, attempt_id, operation, number)
		DO UPDATE SET started_at = payment_operation.started_at
		RETURNING number, idempotency_key, amount_cents
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an upsert returned no row');
	return row;
}

/** The decision to take money, while nobody knows yet whether it was taken. */
export async function findOpenCapture(tx: Tx, key: AttemptKey): Promise<OperationRow | null> {
	const { rows } = await sql<OperationRow>`
		SELECT number, idempotency_key, amount_cents FROM payment_operation
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = 'capture' AND outcome = 'unknown'
		ORDER BY number DESC LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

export async function listOpenCaptures(tx: Tx, atMost: number): Promise<AttemptKey[]> {
	const { rows } = await sql<AttemptKey>`
		SELECT tenant_id AS "tenantId", attempt_id AS "attemptId" FROM payment_operation
		WHERE operation = 'capture' AND outcome = 'unknown' AND started_at < now() - interval '15 seconds'
		ORDER BY started_at LIMIT ${atMost}
	`.execute(tx);
	return rows;
}

export async function noteOutcome(
	tx: Tx,
	key: AttemptKey,
	operation: Operation,
	number: number,
	outcome: 'done' | 'refused',
	errorCode: string | null = null,
): Promise<void> {
	await sql`
		UPDATE payment_operation SET outcome = ${outcome}, error_code = ${errorCode}
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = ${operation} AND number = ${number} AND outcome = 'unknown'
	`.execute(tx);
}
