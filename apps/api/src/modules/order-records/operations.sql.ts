import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
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

type RefusedRow = { amount_cents: number | null; error_code: string | null };

/** A refund that the provider declined, and that nobody has tried again. */
export async function findRefused(
	tx: Tx,
	key: AttemptKey,
	number: number,
): Promise<RefusedRow | null> {
	const { rows } = await sql<RefusedRow>`
		SELECT amount_cents, error_code FROM payment_operation AS call
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = 'refund' AND number = ${number} AND outcome = 'refused'
			${guarded(
				'refund-retry',
				sql`AND NOT EXISTS (
					SELECT FROM payment_operation AS retry WHERE retry.tenant_id = call.tenant_id
						AND retry.attempt_id = call.attempt_id AND retry.operation = call.operation
						AND retry.retry_of = call.number
				)`,
			)}
	`.execute(tx);
	return rows[0] ?? null;
}

/** A new operation with a new key; an index allows one per declined refund. */
export async function openRetry(
	tx: Tx,
	key: AttemptKey,
	{ retryOf, amountCents }: { retryOf: number; amountCents: number },
): Promise<number> {
	const number = await openRefund(tx, key, amountCents);
	await sql`
		UPDATE payment_operation SET retry_of = ${retryOf}
		WHERE tenant_id = ${key.tenantId} AND attempt_id = ${key.attemptId}
			AND operation = 'refund' AND number = ${number}
	`.execute(tx);
	return number;
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

const MAX_RETRY_SECONDS = 300;

/** Claims operations whose outcome is still unknown, with exponential backoff between retries. */
export async function takeUndone(
	tx: Tx,
	operation: MoneyMove,
	atMost: number,
): Promise<AttemptKey[]> {
	const { rows } = await sql<AttemptKey>`
		WITH taken AS (
			UPDATE payment_operation SET try_count = try_count + 1,
				next_try_at = now() + make_interval(secs => least(15 * 2 ^ try_count, ${MAX_RETRY_SECONDS}))
			WHERE (tenant_id, attempt_id, operation, number) IN (
				SELECT tenant_id, attempt_id, operation, number FROM payment_operation
				WHERE operation = ${operation} AND operation IN ('capture', 'refund')
					AND outcome = 'unknown' AND next_try_at <= now()
				ORDER BY next_try_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
			)
			RETURNING tenant_id, attempt_id
		)
		SELECT DISTINCT tenant_id AS "tenantId", attempt_id AS "attemptId" FROM taken
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
