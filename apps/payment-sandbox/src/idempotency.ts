import { createHash } from 'node:crypto';
import { inTransaction, type Pool, type Tx } from './database.ts';
import type { PaymentRow } from './payment.sql.ts';
import { Refusal } from './refusal.ts';

export type Call = { key: string; operation: string; params: unknown };
export type CallAnswer = {
	status: number;
	body: unknown;
	/** How often this key has been used so far. */
	times: number;
	paymentId: string | null;
};

type CallRow = {
	request_hash: string;
	status: number;
	answer: unknown;
	times: number;
	payment_id: string | null;
};

/** One key, one effect: a later call with the same key waits and gets the first response. */
export function once(
	pool: Pool,
	call: Call,
	effect: (tx: Tx) => Promise<PaymentRow>,
	toBody: (payment: PaymentRow) => unknown,
): Promise<CallAnswer> {
	const hash = createHash('sha256')
		.update(JSON.stringify([call.operation, call.params]))
		.digest('hex');
	return inTransaction(pool, async (tx) => {
		const inserted = await tx.query(
			`INSERT INTO call (idempotency_key, operation, request_hash) VALUES ($1, $2, $3)
			ON CONFLICT DO NOTHING`,
			[call.key, call.operation, hash],
		);
		if (inserted.rowCount === 0) return replay(tx, call.key, hash);
		const { payment, ...answer } = await attempt(tx, effect, toBody);
		await tx.query(
			'UPDATE call SET status = $2, answer = $3, payment_id = $4 WHERE idempotency_key = $1',
			[call.key, answer.status, answer.body, payment],
		);
		return { ...answer, times: 1, paymentId: payment };
	});
}

async function replay(tx: Tx, key: string, hash: string): Promise<CallAnswer> {
	const { rows } = await tx.query<CallRow>(
		'UPDATE call SET times = times + 1 WHERE idempotency_key = $1 RETURNING *',
		[key],
	);
	const [row] = rows;
	if (!row) throw new Error('a used key has no row');
	if (row.request_hash !== hash) {
		throw new Refusal(422, 'key_reused', 'This key was used for another request.');
	}
	return { status: row.status, body: row.answer, times: row.times, paymentId: row.payment_id };
}

async function attempt(
	tx: Tx,
	effect: (tx: Tx) => Promise<PaymentRow>,
	toBody: (payment: PaymentRow) => unknown,
): Promise<{ status: number; body: unknown; payment: string | null }> {
	try {
		const payment = await effect(tx);
		return { status: 200, body: toBody(payment), payment: payment.payment_id };
	} catch (error) {
		// A refusal is thrown before anything is written, so it can be stored as the response.
		if (!(error instanceof Refusal)) throw error;
		const { code, message } = error;
		return { status: error.status, body: { code, message }, payment: null };
	}
}
