import { type RefundSplit, splitRefund } from '@korb/domain/payment/payment-amounts';
import type { Tx } from '../../db/schema.ts';
import { type AttemptRow, attemptKeyOf, listUndone, openRefund } from '../order-records/index.ts';

export type DecidedRefund = {
	/** To the other method than gift cards. */
	refundCents: number;
	walletCents: number;
	/** The call to the provider; null when the refund is manual, or gift cards get all of it. */
	operation: number | null;
};

/** Where the money goes: to gift cards first, then to the other method. The attempt is locked. */
export async function decideRefund(
	tx: Tx,
	attempt: AttemptRow,
	worth: number,
): Promise<DecidedRefund> {
	const { wallet: walletCents, provider } = await splitOf(tx, attempt, worth);
	const refundCents = attempt.provider ? provider : worth - walletCents;
	const operation =
		attempt.provider && refundCents > 0
			? await openRefund(tx, attemptKeyOf(attempt), refundCents)
			: null;
	return { refundCents, walletCents, operation };
}

/** Caps the refund at what was paid, less refunds already pending. */
export async function splitOf(tx: Tx, attempt: AttemptRow, worth: number): Promise<RefundSplit> {
	const undone = await listUndone(tx, attemptKeyOf(attempt), 'refund');
	const promised = undone.reduce((sum, { amount_cents: amount }) => sum + (amount ?? 0), 0);
	const books = {
		captured: attempt.captured_cents,
		refunded: attempt.refunded_cents + promised,
		wallet: attempt.wallet_cents,
		walletRefunded: attempt.wallet_refunded_cents,
	};
	return splitRefund(books, worth);
}
