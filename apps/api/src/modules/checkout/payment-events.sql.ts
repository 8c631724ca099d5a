import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { type AttemptRow, attemptColumns, attemptIdOf } from '../order-records/index.ts';

export type EventRow = {
	/** Null for the accounts of the installation. */
	tenant_id: string | null;
	provider: string;
	event_id: string;
	reference: string | null;
};

/** Stores the event, and finds the attempt it is about. */
export async function insertEvent(tx: Tx, event: EventRow): Promise<AttemptRow | null> {
	const { rows } = await sql<AttemptRow>`
		WITH stored AS (
			INSERT INTO payment_event (tenant_id, provider, event_id, reference)
			VALUES (${event.tenant_id}, ${event.provider}, ${event.event_id}, ${event.reference})
			ON CONFLICT DO NOTHING
		)
		SELECT ${attemptColumns} FROM payment_attempt WHERE attempt_id = ${attemptIdOf(event.reference)}
	`.execute(tx);
	return rows[0] ?? null;
}

export async function noteHandled(tx: Tx, event: EventRow): Promise<void> {
	await sql`
		UPDATE payment_event SET handled_at = now()
		WHERE provider = ${event.provider} AND event_id = ${event.event_id} AND handled_at IS NULL
	`.execute(tx);
}

/** Three days, as long as providers retry. */
const MAX_AGE = '3 days';

/** Claims unmatched events: an event may arrive before the payment it refers to is stored. */
export async function takeWaitingEvents(tx: Tx, atMost: number): Promise<EventRow[]> {
	const { rows } = await sql<EventRow>`
		UPDATE payment_event SET tries = tries + 1,
			due_at = now() + make_interval(secs => least(10 * 2 ^ tries, 3600))
		WHERE (provider, event_id) IN (
			SELECT provider, event_id FROM payment_event
			WHERE handled_at IS NULL AND due_at <= now()
				AND received_at > now() - ${sql.lit(MAX_AGE)}::interval
			ORDER BY due_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		RETURNING tenant_id, provider, event_id, reference
	`.execute(tx);
	return rows;
}
