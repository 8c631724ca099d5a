import type { LineRefund, RefundableLine } from '@korb/domain/order/line-refund';
import { discountShares } from '@korb/domain/order/order-refund';
import { fullProductName, type OrderRow } from '../order-records/index.ts';
import type { RefundRow } from './refund.sql.ts';
import { returnedOf, toReturnable } from './returned.ts';
import type { WithdrawalRow } from './withdrawal.sql.ts';

export type BilledLine = RefundableLine & { name: string; vatRate: number };

/** The delivered line items as billed, without those returned after a withdrawal. */
export function toRefundable(order: OrderRow, withdrawals: readonly WithdrawalRow[]): BilledLine[] {
	const { picked, snapshot } = order;
	if (!picked) return [];
	const billed = toReturnable(order);
	const shares = discountShares(billed);
	const shareOf = new Map(billed.lines.map(({ lineItemId }, index) => [lineItemId, shares[index]]));
	const prices = new Map(picked.price.lines.map((line) => [line.lineItemId, line]));
	const reported = new Map(picked.lines.map((line) => [line.lineItemId, line]));
	const returned = returnedOf(withdrawals);
	return snapshot.cart.productLineItems.flatMap((line) => {
		const { lineItemId, product, vatRate } = line;
		const price = prices.get(lineItemId);
		if (!price || price.totalPrice === 0 || returned.has(lineItemId)) return [];
		const came = reported.get(lineItemId);
		const isWeighed = line.isEstimate && !came?.substitute;
		return {
			lineItemId,
			name: came?.substitute?.name ?? fullProductName(product),
			vatRate: came?.substitute?.vatRate ?? vatRate,
			quantity: isWeighed ? 0 : (came?.quantity ?? line.quantity),
			price: price.totalPrice,
			discount: shareOf.get(lineItemId) ?? 0,
			deposit: price.depositPrice,
		};
	});
}

/** What staff have refunded so far, line by line. */
export function refundedLines(refunds: readonly RefundRow[]): LineRefund[] {
	return refunds.flatMap(({ lines }) => lines);
}
