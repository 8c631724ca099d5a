import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { AttemptKey } from './attempts.sql.ts';

export type Operation = 'create' | 'capture' | 'void' | 'refund';
export type MoneyMove = Extract<Operation, 'capture' | 'refund'>;
export type OperationRow = { number: number; idempotency_key: string; amount_cents: number | null };

/**
 * The idempotency key for a provider call: the previous one while its outcome is unknown, a new one
 * after a definite refusal.
 */
export async function ensureKey(
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

/** Refunds may be partial; each part is an operation of its own. */
export async function openRefund(tx: Tx, key: AttemptKey, amountCents: number): Promise<number> {
	const { rows } = await sql<{ number: number }>`
		INSERT INTO payment_operation (tenant_id, attempt_id, operation, number, amount_cents)
		SELECT ${key.tenantId}, ${key.attemptId}, 'refund', coalesce(max(number), 0) + 1, ${amountCents}
		FROM payment_operation WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = 'refund'
		RETURNING number
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row.number;
}

/** Decided captures or refunds whose outcome is still unknown. */
export async function listUndone(
	tx: Tx,
	key: AttemptKey,
	operation: MoneyMove,
): Promise<OperationRow[]> {
	const { rows } = await sql<OperationRow>`
		SELECT number, idempotency_key, amount_cents FROM payment_operation
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = ${operation} AND outcome = 'unknown'
		ORDER BY number
	`.execute(tx);
	return rows;
}

export async function listAllUndone(
	tx: Tx,
	operation: MoneyMove,
	atMost: number,
): Promise<AttemptKey[]> {
	const { rows } = await sql<AttemptKey>`
		SELECT DISTINCT tenant_id AS "tenantId", attempt_id AS "attemptId" FROM (
			SELECT tenant_id, attempt_id FROM payment_operation
			WHERE operation = ${operation} AND operation IN ('capture', 'refund')
				AND outcome = 'unknown' AND started_at < now() - interval '15 seconds'
			ORDER BY started_at LIMIT ${atMost}
		) AS undone
	`.execute(tx);
	return rows;
}

/** Returns whether this call recorded the outcome. */
export async function noteOutcome(
	tx: Tx,
	key: AttemptKey,
	operation: Operation,
	number: number,
	outcome: 'done' | 'refused',
	errorCode: string | null = null,
): Promise<boolean> {
	const { numAffectedRows } = await sql`
		UPDATE payment_operation SET outcome = ${outcome}, error_code = ${errorCode}
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = ${operation} AND number = ${number} AND outcome = 'unknown'
	`.execute(tx);
	return numAffectedRows === 1n;
}
