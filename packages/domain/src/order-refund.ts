import { allocate } from './allocate.ts';
import { type Cents, cents } from './money.ts';

export type ReturnableLine = { lineItemId: string; totalPrice: number; depositPrice: number };

export type Returnable = {
	/** As they came: what was missing costs nothing. */
	lines: readonly ReturnableLine[];
	discounts: number;
	serviceFees: number;
};

/** Whether nothing of what came is left with the shopper. */
export function isAllBack({ lines }: Returnable, returned: ReadonlySet<string>): boolean {
	return lines.every((line) => line.totalPrice === 0 || returned.has(line.lineItemId));
}

/**
 * What all articles that have come back so far are worth: their price less their share of the
 * discounts, and their deposit. With the last of them goes back what bringing them had cost
 * (2011/83/EU, article 13).
 */
export function valueOfReturned(order: Returnable, returned: ReadonlySet<string>): Cents {
	const prices = order.lines.map(({ totalPrice }) => totalPrice);
	const articles = prices.reduce((sum, price) => sum + price, 0);
	const shares = allocate(cents(Math.min(order.discounts, articles)), prices);
	const goods = order.lines.reduce((sum, line, index) => {
		if (!returned.has(line.lineItemId)) return sum;
		return sum + line.totalPrice - (shares[index] ?? 0) + line.depositPrice;
	}, 0);
	return cents(goods + (isAllBack(order, returned) ? order.serviceFees : 0));
}
