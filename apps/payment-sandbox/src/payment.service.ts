import { randomBytes } from 'node:crypto';
import type {
	SandboxCard,
	SandboxPayment,
	SandboxPaymentRequest,
} from '@korb/contracts/order/payment-sandbox';
import { isPast } from './cards.ts';
import type { Tx } from './database.ts';
import {
	enter,
	findSavedMethod,
	insertPayment,
	insertSavedMethod,
	lockPayment,
	type PaymentRow,
	updatePayment,
} from './payment.sql.ts';
import { Refusal } from './refusal.ts';
import { announce } from './webhooks.ts';

export async function createPayment(tx: Tx, input: SandboxPaymentRequest): Promise<PaymentRow> {
	const payment = await insertPayment(tx, newId('pay'), input);
	if (!input.savedMethodId) return payment;
	const saved = await findSavedMethod(tx, input.savedMethodId, input.customer);
	if (!saved || saved.method !== input.method) {
		return settle(tx, payment, { status: 'declined', error_code: 'unknown_method' });
	}
	const { card } = saved;
	if (card && isPast(card, new Date())) return decline(tx, payment, 'expired_card');
	if (saved.asks_bank) return updatePayment(tx, payment.payment_id, { status: 'challenge', card });
	return authorise(tx, payment, card);
}

/** The payer has approved. Idempotent, and ignored once the payment is settled. */
export async function authorise(
	tx: Tx,
	payment: PaymentRow,
	card: SandboxCard | null,
): Promise<PaymentRow> {
	if (!isUndecided(payment)) return payment;
	if (payment.script.decline) return decline(tx, payment, payment.script.decline);
	const cents = Math.max(1, payment.asked_cents + payment.script.changeAmountCents);
	await enter(tx, { paymentId: payment.payment_id, kind: 'authorise', cents, key: null });
	const saved = payment.save_method && payment.customer ? newId('method') : payment.saved_method_id;
	const authorised = await settle(tx, payment, {
		status: 'authorised',
		authorised_cents: cents,
		card,
		saved_method_id: saved,
	});
	if (saved && saved !== payment.saved_method_id) {
		// A bank that asked once asks every time.
		await insertSavedMethod(tx, saved, authorised, payment.status === 'challenge');
	}
	return authorised;
}

export async function decline(tx: Tx, payment: PaymentRow, code: string): Promise<PaymentRow> {
	if (!isUndecided(payment)) return payment;
	return settle(tx, payment, { status: 'declined', error_code: code });
}

export async function cancel(tx: Tx, payment: PaymentRow): Promise<PaymentRow> {
	if (!isUndecided(payment)) return payment;
	return settle(tx, payment, { status: 'cancelled', error_code: 'cancelled' });
}

export async function capture(
	tx: Tx,
	payment: PaymentRow,
	input: { amountCents: number; isFinal: boolean },
	key: string,
): Promise<PaymentRow> {
	if (payment.status !== 'authorised') throw refusedIn(payment, 'captured');
	const open = payment.authorised_cents - payment.captured_cents;
	if (input.amountCents > open) {
		throw new Refusal(422, 'amount_too_large', `Only ${open} cents are reserved.`);
	}
	const paymentId = payment.payment_id;
	await enter(tx, { paymentId, kind: 'capture', cents: input.amountCents, key });
	const rest = open - input.amountCents;
	if (input.isFinal && rest > 0) await enter(tx, { paymentId, kind: 'void', cents: rest, key });
	return settle(tx, payment, {
		captured_cents: payment.captured_cents + input.amountCents,
		...((input.isFinal || rest === 0) && { status: 'captured' as const }),
	});
}

/** Closes the hosted page of an open payment, or releases an authorisation. */
export async function voidPayment(tx: Tx, payment: PaymentRow, key: string): Promise<PaymentRow> {
	if (isReleased(payment)) return payment;
	if (isUndecided(payment)) return cancel(tx, payment);
	if (payment.status !== 'authorised' || payment.captured_cents > 0) {
		throw refusedIn(payment, 'voided');
	}
	const { payment_id: paymentId, authorised_cents: cents } = payment;
	await enter(tx, { paymentId, kind: 'void', cents, key });
	return settle(tx, payment, { status: 'voided' });
}

export async function refund(
	tx: Tx,
	payment: PaymentRow,
	amountCents: number,
	key: string,
): Promise<PaymentRow> {
	const { declineRefunds } = payment.script;
	if (declineRefunds) throw new Refusal(422, declineRefunds, 'The bank declined the refund.');
	const left = payment.captured_cents - payment.refunded_cents;
	if (amountCents > left) {
		throw new Refusal(422, 'amount_too_large', `Only ${left} cents can be refunded.`);
	}
	await enter(tx, { paymentId: payment.payment_id, kind: 'refund', cents: amountCents, key });
	return settle(tx, payment, { refunded_cents: payment.refunded_cents + amountCents }, 'refunded');
}

export async function getLocked(tx: Tx, id: string): Promise<PaymentRow> {
	const payment = await lockPayment(tx, id);
	if (!payment) throw new Refusal(404, 'not_found', 'There is no such payment.');
	return payment;
}

export function toPayment(row: PaymentRow, publicUrl: string): SandboxPayment {
	return {
		id: row.payment_id,
		reference: row.reference,
		method: row.method,
		status: row.status,
		amountCents: row.asked_cents,
		currency: row.currency,
		authorisedCents: row.authorised_cents,
		capturedCents: row.captured_cents,
		refundedCents: row.refunded_cents,
		errorCode: row.error_code,
		card: row.card,
		savedMethodId: row.saved_method_id,
		url: urlOf(row, publicUrl),
		createdAt: row.created_at.toISOString(),
	};
}

function urlOf(row: PaymentRow, publicUrl: string): string | null {
	const page = `${publicUrl}/pay/${row.payment_id}`;
	if (row.status === 'challenge') return `${page}/challenge`;
	return row.status === 'open' ? page : null;
}

export function isUndecided(payment: PaymentRow): boolean {
	return payment.status === 'open' || payment.status === 'challenge';
}

function isReleased({ status }: PaymentRow): boolean {
	return status === 'declined' || status === 'cancelled' || status === 'voided';
}

async function settle(
	tx: Tx,
	payment: PaymentRow,
	change: Partial<PaymentRow>,
	happened?: string,
): Promise<PaymentRow> {
	const changed = await updatePayment(tx, payment.payment_id, change);
	await announce(tx, changed, happened ?? (change.status || 'captured'));
	return changed;
}

function refusedIn(payment: PaymentRow, input: string): Refusal {
	return new Refusal(409, 'wrong_status', `A ${payment.status} payment cannot be ${input}.`);
}

/** Unguessable, because the URL of a hosted page is all that a payer needs. */
function newId(kind: string): string {
	return `${kind}_${randomBytes(16).toString('base64url')}`;
}
