import type { Tx } from '../../db/schema.ts';
import { refundToCards } from '../wallet/index.ts';
import { type AttemptRow, attemptKeyOf, noteWalletRefund } from './attempts.sql.ts';

/** Returns money of an order to the gift cards that paid it. The attempt is locked. */
export async function returnToWallet(
	tx: Tx,
	attempt: AttemptRow,
	amount: number,
): Promise<AttemptRow> {
	if (amount === 0) return attempt;
	const { wallet_refunded_cents: before } = attempt;
	const key = attemptKeyOf(attempt);
	await refundToCards(tx, key, { before, amount });
	return noteWalletRefund(tx, key, amount);
}
