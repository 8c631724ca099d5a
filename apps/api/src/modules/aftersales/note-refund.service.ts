import {
	amountOf,
	type LinePart,
	type LineRefund,
	type RefundReason,
	refundOfPart,
} from '@korb/domain/order/line-refund';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import {
	attemptKeyOf,
	insertOrderEvent,
	listUndone,
	lockAttempt,
	type OrderRow,
	returnToWallet,
} from '../order-records/index.ts';
import { decideRefund } from './decide-refund.ts';
import { insertRefund, listRefunds, type RefundRow } from './refund.sql.ts';
import { type BilledLine, refundedLines, toRefundable } from './refundable.ts';
import { listWithdrawals } from './withdrawal.sql.ts';

export type RefundRequest = {
	requestKey: string;
	digest: Buffer;
	staffId: string;
	/** What this person may refund of the order; null: everything. */
	limitCents: number | null;
	parts: readonly LinePart[];
	reason: RefundReason;
	notifies: boolean;
};

export type NotedRefund = {
	number: number;
	amountCents: number;
	walletCents: number;
	lines: (LineRefund & Pick<BilledLine, 'name' | 'vatRate'>)[];
};

/**
 * Decides the refund of parts of line items, in the caller's transaction and with the order locked.
 * Gift cards get their money here; `refundPayment` does the rest.
 */
export async function noteRefund(
	tx: Tx,
	order: OrderRow,
	{ parts, limitCents, ...request }: RefundRequest,
): Promise<NotedRefund> {
	const key = attemptKeyOf(order);
	const attempt = await lockAttempt(tx, key);
	if (!order.picked) throw refused('notPacked', 'This order has not been packed.');
	if ((await listUndone(tx, key, 'capture')).length > 0) {
		throw refused('notCharged', 'The payment of this order is still being captured.');
	}
	const earlier = await listRefunds(tx, order);
	const lines = linesOf(toRefundable(order, await listWithdrawals(tx, order)), earlier, parts);
	const amountCents = lines.reduce((sum, line) => sum + amountOf(line), 0);
	const own = earlier.filter(({ staff_id: id }) => id === request.staffId).reduce(sumUp, 0);
	if (limitCents !== null && own + amountCents > limitCents) {
		throw refused('aboveLimit', 'Your role may not refund as much of an order.');
	}
	const decided = await decideRefund(tx, attempt, amountCents);
	if (decided.refundCents + decided.walletCents < amountCents) {
		throw refused('nothingLeft', 'More than was paid cannot be refunded.');
	}
	const number = await insertRefund(tx, order, { ...request, lines, ...decided });
	await returnToWallet(tx, attempt, decided.walletCents);
	if (decided.operation === null) {
		await insertOrderEvent(tx, order.tenant_id, order.order_number, 'order.refunded');
	}
	return { number, amountCents, walletCents: decided.walletCents, lines };
}

function linesOf(
	billed: readonly BilledLine[],
	earlier: readonly RefundRow[],
	parts: readonly LinePart[],
): NotedRefund['lines'] {
	const before = isGuarded('refund-left') ? refundedLines(earlier) : [];
	return parts.map((part) => {
		const line = billed.find(({ lineItemId }) => lineItemId === part.lineItemId);
		const refund = line && refundOfPart(line, before, part);
		if (!refund) throw refused('nothingLeft', 'No more than is left of a line can be refunded.');
		return { ...refund, name: line.name, vatRate: line.vatRate };
	});
}

const sumUp = (sum: number, { refund_cents: other, wallet_cents: wallet }: RefundRow) =>
	sum + other + wallet;
