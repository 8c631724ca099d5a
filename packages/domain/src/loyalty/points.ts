import type { Returnable } from '../order/order-refund.ts';
import { allocate } from '../pricing/allocate.ts';
import { cents } from '../pricing/money.ts';

const CENTS_PER_POINT = 100;

/**
 * The points of a picked order: one per whole unit of currency spent on products that the shopper
 * kept, after discounts. Deposits and fees earn nothing.
 */
export function pointsFor(order: Returnable, returned: ReadonlySet<string>): number {
	const prices = order.lines.map(({ totalPrice }) => totalPrice);
	const articles = prices.reduce((sum, price) => sum + price, 0);
	const shares = allocate(cents(Math.min(order.discounts, articles)), prices);
	const spent = order.lines.reduce((sum, line, index) => {
		if (returned.has(line.lineItemId)) return sum;
		return sum + line.totalPrice - (shares[index] ?? 0);
	}, 0);
	return Math.floor(spent / CENTS_PER_POINT);
}
