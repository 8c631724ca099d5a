import { sql } from 'kysely';
import type { Tx } from '../db/schema.ts';
import { DEAD_LETTERS } from '../outbox/queues.ts';

// Every statement reads a partial index of what is open, so it costs little however long a shop has
// existed.

export type JobFigures = { queue: string; waiting: number; active: number; oldestSeconds: number };

/**
 * The age counts from when a job was due: a retry waits on purpose. Running jobs have no index; the
 * queue counts them itself.
 */
export async function listJobFigures(tx: Tx): Promise<JobFigures[]> {
	const { rows } = await sql<JobFigures>`
		SELECT queue.name AS queue, queue.active_count AS active,
			coalesce(jobs.waiting, 0) AS waiting, coalesce(jobs.oldest, 0) AS "oldestSeconds"
		FROM pgboss.queue
		LEFT JOIN (
			SELECT name, count(*)::int AS waiting,
				greatest(0, extract(epoch FROM now() - min(start_after)))::float8 AS oldest
			FROM pgboss.job WHERE state < 'active' AND NOT blocked GROUP BY name
		) AS jobs ON jobs.name = queue.name
		WHERE queue.name <> ${DEAD_LETTERS}
	`.execute(tx);
	return rows;
}

type DeadLetterFigures = { queue: string; count: number };

export async function listDeadLetterFigures(tx: Tx): Promise<DeadLetterFigures[]> {
	const { rows } = await sql<DeadLetterFigures>`
		SELECT coalesce(source_name, '') AS queue, count(*)::int AS count
		FROM pgboss.job WHERE name = ${DEAD_LETTERS} AND state < 'active' AND NOT blocked
		GROUP BY source_name
	`.execute(tx);
	return rows;
}

type PaymentFigures = { status: string; count: number; oldestSeconds: number };

export async function listPaymentFigures(tx: Tx): Promise<PaymentFigures[]> {
	const { rows } = await sql<PaymentFigures>`
		SELECT status, count(*)::int AS count,
			extract(epoch FROM now() - min(created_at))::float8 AS "oldestSeconds"
		FROM payment_attempt
		WHERE status IN ('created', 'pending', 'authorised', 'unknown', 'orphaned')
		GROUP BY status
	`.execute(tx);
	return rows;
}

type OperationFigures = { operation: string; count: number; oldestSeconds: number };

export async function listOperationFigures(tx: Tx): Promise<OperationFigures[]> {
	const { rows } = await sql<OperationFigures>`
		SELECT operation, count(*)::int AS count,
			extract(epoch FROM now() - min(started_at))::float8 AS "oldestSeconds"
		FROM payment_operation
		WHERE operation IN ('capture', 'refund') AND outcome = 'unknown' GROUP BY operation
	`.execute(tx);
	return rows;
}

type EventFigures = { count: number; oldestSeconds: number };

export async function getEventFigures(tx: Tx): Promise<EventFigures> {
	const { rows } = await sql<EventFigures>`
		SELECT count(*)::int AS count,
			coalesce(extract(epoch FROM now() - min(occurred_at)), 0)::float8 AS "oldestSeconds"
		FROM order_event WHERE sent_at IS NULL
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an aggregate has one row');
	return row;
}

type HoldFigures = { tenantId: string; count: number };

export async function listHoldFigures(tx: Tx): Promise<HoldFigures[]> {
	const { rows } = await sql<HoldFigures>`
		SELECT tenant_id AS "tenantId", count(*)::int AS count
		FROM window_hold WHERE has_place GROUP BY tenant_id
	`.execute(tx);
	return rows;
}
