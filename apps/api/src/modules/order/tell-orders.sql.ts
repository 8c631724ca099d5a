import type { OrderEvent } from '@korb/contracts/orders';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { type AttemptRow, findAttempt } from './attempts.sql.ts';
import { findOrder, type OrderRow } from './order.sql.ts';

export type UntoldOrder = { type: OrderEvent['type']; order: OrderRow; attempt: AttemptRow };

/** Each event is handed to one worker, and counts as told when the transaction commits. */
export async function takeUntoldOrders(tx: Tx, atMost: number): Promise<UntoldOrder[]> {
	const { rows } = await sql<{ tenant_id: string; order_number: number; type: OrderEvent['type'] }>`
		UPDATE order_event SET sent_at = now()
		WHERE event_id IN (
			SELECT event_id FROM order_event WHERE sent_at IS NULL
			ORDER BY occurred_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		RETURNING tenant_id, order_number, type
	`.execute(tx);
	const untold: UntoldOrder[] = [];
	for (const { tenant_id: tenantId, order_number: number, type } of rows) {
		const order = await findOrder(tx, tenantId, String(number));
		const attempt = order && (await findAttempt(tx, { tenantId, attemptId: order.attempt_id }));
		if (order && attempt) untold.push({ type, order, attempt });
	}
	return untold;
}
