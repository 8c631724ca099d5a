import { isAllBack, valueOfReturned } from '@korb/domain/order/order-refund';
import { orderStep } from '@korb/domain/order/order-states';
import { type RefundSplit, splitRefund } from '@korb/domain/payment/payment-amounts';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import {
	type AttemptRow,
	attemptKeyOf,
	changeAttempt,
	type IsFirstReport,
	insertOrderEvent,
	listUndone,
	lockAttempt,
	lockOrder,
	type OrderDeps,
	type OrderRow,
	openRefund,
	releasePayment,
	returnToWallet,
	setOrderStatus,
} from '../order-records/index.ts';
import { refundPayment } from './refund-payment.service.ts';
import { returnedOf, toReturnable } from './returned.ts';
import { insertReturn, listWithdrawals } from './withdrawal.sql.ts';

/**
 * Refunds the returned products of a withdrawal: to gift cards first, then to the other method.
 * Idempotent: the sweep retries provider timeouts with the same key.
 */
export async function acceptReturn(
	deps: OrderDeps,
	order: OrderRow,
	number: number,
	isFirstReport: IsFirstReport,
): Promise<void> {
	await deps.db.transaction((tx) => noteReturn(tx, order, number, isFirstReport));
	await deps.checkpoint('return.noted');
	const key = attemptKeyOf(order);
	await refundPayment(deps, key);
	await releasePayment(deps, key);
}

async function noteReturn(
	tx: Tx,
	order: OrderRow,
	number: number,
	isFirstReport: IsFirstReport,
): Promise<void> {
	const { status } = await lockOrder(tx, order);
	if (!(await isFirstReport(tx))) return;
	const withdrawals = await listWithdrawals(tx, order);
	const wanted = withdrawals.find((row) => row.number === number && row.confirmed_at);
	if (!wanted) throw refused('notWithdrawn', 'There is no such confirmed withdrawal.');
	if (wanted.return) return;
	if (orderStep(status, 'WITHDRAWN') !== 'allowed') {
		throw refused('notPacked', 'This order has not been packed.');
	}
	const key = attemptKeyOf(order);
	const attempt = await lockAttempt(tx, key);
	if ((await listUndone(tx, key, 'capture')).length > 0) {
		throw refused('notCharged', 'The payment of this order is still being captured.');
	}
	const before = returnedOf(withdrawals);
	const after = new Set([...before, ...wanted.line_item_ids]);
	const came = toReturnable(order);
	const worth = valueOfReturned(came, after) - valueOfReturned(came, before);
	const split = await splitOf(tx, attempt, worth);
	const refundCents = attempt.provider ? split.provider : worth - split.wallet;
	const operation =
		attempt.provider && refundCents > 0 ? await openRefund(tx, key, refundCents) : null;
	await insertReturn(tx, order, number, { refundCents, walletCents: split.wallet, operation });
	const settled = await returnToWallet(tx, attempt, split.wallet);
	if (operation !== null) return;
	if (refundCents + split.wallet > 0) {
		await insertOrderEvent(tx, order.tenant_id, order.order_number, 'order.refunded');
	}
	if (isAllBack(came, after)) await close(tx, order, settled);
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

/** Closes an order that is fully returned and has nothing left to refund through a provider. */
async function close(tx: Tx, order: OrderRow, attempt: AttemptRow): Promise<void> {
	const key = attemptKeyOf(order);
	await setOrderStatus(tx, order, 'WITHDRAWN');
	if (attempt.status === 'captured') await changeAttempt(tx, key, { status: 'refunded' });
	if (attempt.status === 'ordered') await changeAttempt(tx, key, { status: 'orphaned' });
}
