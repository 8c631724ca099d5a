import { takeFromCards } from '@korb/domain/wallet/pay-by-gift-card';
import type { Tx } from '../../../db/schema.ts';
import { insertRefunds, listPaidCards } from './order-payment.sql.ts';

/**
 * Returns money of an order to the cards that paid it. The caller has locked the payment attempt;
 * `before` is what it has returned already.
 */
export async function refundToCards(
	tx: Tx,
	key: { tenantId: string; attemptId: string },
	{ before, amount }: { before: number; amount: number },
): Promise<void> {
	if (amount === 0) return;
	const parts = takeFromCards(await listPaidCards(tx, key), amount);
	await insertRefunds(tx, key, before, parts);
}
