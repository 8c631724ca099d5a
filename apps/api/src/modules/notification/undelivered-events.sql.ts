import type { OrderEvent } from '@korb/contracts/order/order-notices';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { listRefunds, listWithdrawals, type WithdrawalRow } from '../aftersales/index.ts';
import { listCreditNotes } from '../invoice/index.ts';
import { type AttemptRow, findAttempt, findOrder, type OrderRow } from '../order-records/index.ts';
import type { RefundNotice } from './order-mail-about.ts';

export type UndeliveredEvent = {
	eventId: string;
	type: OrderEvent['type'];
	occurredAt: Date;
	order: OrderRow;
	attempt: AttemptRow;
	/** The withdrawal the event is about. */
	withdrawal: WithdrawalRow | null;
	/** The refund by staff that it is about. */
	refund: RefundNotice | null;
};

type EventRow = {
	event_id: string;
	tenant_id: string;
	order_number: number;
	type: OrderEvent['type'];
	occurred_at: Date;
};

/** Claims events, each for one worker. They count as delivered when the transaction commits. */
export async function takeUndeliveredEvents(tx: Tx, atMost: number): Promise<UndeliveredEvent[]> {
	const { rows } = await sql<EventRow>`
		UPDATE order_event SET sent_at = now()
		WHERE event_id IN (
			SELECT event_id FROM order_event WHERE sent_at IS NULL
			ORDER BY occurred_at LIMIT ${atMost} FOR UPDATE SKIP LOCKED
		)
		RETURNING event_id::text, tenant_id, order_number, type, occurred_at
	`.execute(tx);
	const undelivered: UndeliveredEvent[] = [];
	for (const { event_id: eventId, tenant_id: tenantId, type, ...row } of rows) {
		const order = await findOrder(tx, tenantId, String(row.order_number));
		const attempt = order && (await findAttempt(tx, { tenantId, attemptId: order.attempt_id }));
		if (!order || !attempt) continue;
		const occurredAt = row.occurred_at;
		const refund = type === 'order.refunded' ? await refundAt(tx, order, occurredAt) : null;
		const withdrawal = refund ? null : await withdrawalAt(tx, order, type, occurredAt);
		undelivered.push({ eventId, type, occurredAt, order, attempt, withdrawal, refund });
	}
	return undelivered;
}

/** Rows written in the event's transaction share its now(), so the timestamps match exactly. */
async function withdrawalAt(
	tx: Tx,
	order: OrderRow,
	type: OrderEvent['type'],
	at: Date,
): Promise<WithdrawalRow | null> {
	if (type !== 'order.withdrawn' && type !== 'order.refunded') return null;
	const momentOf = ({ confirmed_at: confirmedAt, return: back }: WithdrawalRow) =>
		type === 'order.withdrawn' ? confirmedAt : (back?.settled_at ?? null);
	const possible = (await listWithdrawals(tx, order)).filter(momentOf);
	const exact = possible.find((row) => momentOf(row)?.getTime() === at.getTime());
	return exact ?? possible.at(-1) ?? null;
}

async function refundAt(tx: Tx, order: OrderRow, at: Date): Promise<RefundNotice | null> {
	const refunds = await listRefunds(tx, order);
	const refund = refunds.find(({ settled_at: settledAt }) => settledAt?.getTime() === at.getTime());
	if (!refund) return null;
	const notes = await listCreditNotes(tx, order);
	const note = notes.find(({ refund_number: number }) => number === refund.number);
	return { ...refund, creditNote: note?.document ?? null };
}
