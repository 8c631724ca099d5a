import { randomUUID } from 'node:crypto';
import type { SandboxEvent } from '@korb/contracts/order/payment-sandbox';
import { Webhook } from 'standardwebhooks';
import type { Pool, Tx } from './database.ts';
import type { PaymentRow } from './payment.sql.ts';

const COPIES = 3;
const BATCH = 20;
const ANSWER_MS = 5000;
/** Longer than any delivery takes; afterwards another process may retry. */
const LEASE = '15 seconds';
/** Three days, like the large providers. */
const MAX_TRIES = 16;

export type WebhookOptions = { url: string; secret: string; retryMs: number };

/** Written in the transaction that causes it: both are committed, or neither. */
export async function announce(tx: Tx, payment: PaymentRow, happened: string): Promise<void> {
	const { webhook, lateMs } = payment.script;
	const event: SandboxEvent = {
		type: `payment.${happened}`,
		data: {
			paymentId: payment.payment_id,
			reference: payment.reference,
			status: payment.status,
		},
	};
	await tx.query(
		`INSERT INTO event (event_id, payment_id, body, copies, due_at) VALUES ($1, $2, $3, $4,
			CASE WHEN $5 = 'never' THEN 'infinity' ELSE now() + make_interval(secs => $6 / 1000.0) END)`,
		[
			`evt_${randomUUID()}`,
			payment.payment_id,
			JSON.stringify(event),
			webhook === 'duplicate' ? COPIES : 1,
			webhook,
			webhook === 'late' ? lateMs : 0,
		],
	);
}

type EventRow = { event_id: string; body: string; copies: number; tries: number };

/** Sends due events and waits for all receivers; with a payment id, only its events. */
export async function deliverDue(
	pool: Pool,
	options: WebhookOptions,
	paymentId: string | null = null,
): Promise<number> {
	const { rows } = await pool.query<EventRow>(
		`UPDATE event SET due_at = now() + interval '${LEASE}', tries = tries + 1
		WHERE event_id IN (
			SELECT event_id FROM event
			WHERE delivered_at IS NULL AND due_at <= now() AND tries < $2 AND ($1::text IS NULL OR payment_id = $1)
			ORDER BY due_at LIMIT $3 FOR UPDATE SKIP LOCKED
		) RETURNING event_id, body, copies, tries`,
		[paymentId, MAX_TRIES, BATCH],
	);
	await Promise.all(rows.map((event) => deliver(pool, options, event)));
	return rows.length;
}

async function deliver(pool: Pool, options: WebhookOptions, event: EventRow): Promise<void> {
	const answers = await Promise.all(
		Array.from({ length: event.copies }, () => send(options, event)),
	);
	if (answers.every(Boolean)) {
		await pool.query('UPDATE event SET delivered_at = now() WHERE event_id = $1', [event.event_id]);
		return;
	}
	const pauseMs = Math.min(options.retryMs * 3 ** (event.tries - 1), 8 * 3_600_000);
	await pool.query(
		`UPDATE event SET due_at = now() + make_interval(secs => $2 / 1000.0) WHERE event_id = $1`,
		[event.event_id, pauseMs],
	);
}

async function send({ url, secret }: WebhookOptions, event: EventRow): Promise<boolean> {
	const sentAt = new Date();
	const signature = new Webhook(secret, { format: 'raw' }).sign(event.event_id, sentAt, event.body);
	try {
		const answer = await fetch(url, {
			method: 'POST',
			body: event.body,
			headers: {
				'content-type': 'application/json',
				'webhook-id': event.event_id,
				'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
				'webhook-signature': signature,
			},
			signal: AbortSignal.timeout(ANSWER_MS),
			redirect: 'error',
		});
		await answer.body?.cancel();
		return answer.ok;
	} catch {
		return false;
	}
}
