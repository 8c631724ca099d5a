import { amountOf } from '@korb/domain/order/line-refund';
import { isAllBack, valueOfReturned } from '@korb/domain/order/order-refund';
import { orderStep } from '@korb/domain/order/order-states';
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
	releasePayment,
	returnToWallet,
	setOrderStatus,
} from '../order-records/index.ts';
import { decideRefund } from './decide-refund.ts';
import { listRefunds } from './refund.sql.ts';
import { refundPayment } from './refund-payment.service.ts';
import { refundedLines } from './refundable.ts';
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
	const refunded = refundedLines(await listRefunds(tx, order))
		.filter(({ lineItemId }) => wanted.line_item_ids.includes(lineItemId))
		.reduce((sum, line) => sum + amountOf(line), 0);
	const worth = valueOfReturned(came, after) - valueOfReturned(came, before) - refunded;
	const decided = await decideRefund(tx, attempt, worth);
	await insertReturn(tx, order, number, decided);
	const settled = await returnToWallet(tx, attempt, decided.walletCents);
	if (decided.operation !== null) return;
	if (decided.refundCents + decided.walletCents > 0) {
		await insertOrderEvent(tx, order.tenant_id, order.order_number, 'order.refunded');
	}
	if (isAllBack(came, after)) await close(tx, order, settled);
}

/** Closes an order that is fully returned and has nothing left to refund through a provider. */
async function close(tx: Tx, order: OrderRow, attempt: AttemptRow): Promise<void> {
	const key = attemptKeyOf(order);
	await setOrderStatus(tx, order, 'WITHDRAWN');
	if (attempt.status === 'captured') await changeAttempt(tx, key, { status: 'refunded' });
	if (attempt.status === 'ordered') await changeAttempt(tx, key, { status: 'orphaned' });
}
