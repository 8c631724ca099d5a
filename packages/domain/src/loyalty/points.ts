import type { LineRefund } from '../order/line-refund.ts';
import { discountShares, type Returnable } from '../order/order-refund.ts';

const CENTS_PER_POINT = 100;

/**
 * The points of a picked order: one per whole unit of currency spent on products that the shopper
 * kept, after discounts and refunds. Deposits and fees earn nothing.
 */
export function pointsFor(
	order: Returnable,
	returned: ReadonlySet<string>,
	refunds: readonly LineRefund[] = [],
): number {
	const shares = discountShares(order);
	const spent = order.lines.reduce((sum, line, index) => {
		if (returned.has(line.lineItemId)) return sum;
		return sum + line.totalPrice - (shares[index] ?? 0);
	}, 0);
	const refunded = refunds
		.filter(({ lineItemId }) => !returned.has(lineItemId))
		.reduce((sum, { price, discount }) => sum + price - discount, 0);
	return Math.floor((spent - refunded) / CENTS_PER_POINT);
}
