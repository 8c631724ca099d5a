import { allocate } from '../pricing/allocate.ts';
import { type Cents, cents } from '../pricing/money.ts';

export type ReturnableLine = { lineItemId: string; totalPrice: number; depositPrice: number };

export type Returnable = {
	/** As delivered: missing line items cost nothing. */
	lines: readonly ReturnableLine[];
	discounts: number;
	serviceFees: number;
};

/** Whether the shopper has returned everything that was delivered. */
export function isAllBack({ lines }: Returnable, returned: ReadonlySet<string>): boolean {
	return lines.every((line) => line.totalPrice === 0 || returned.has(line.lineItemId));
}

/**
 * The value of all line items returned so far: their price less their share of the discounts, plus
 * their deposit. Returning the last one also refunds the delivery fee (2011/83/EU, article 13).
 */
export function valueOfReturned(order: Returnable, returned: ReadonlySet<string>): Cents {
	const shares = discountShares(order);
	const lineTotal = order.lines.reduce((sum, line, index) => {
		if (!returned.has(line.lineItemId)) return sum;
		return sum + line.totalPrice - (shares[index] ?? 0) + line.depositPrice;
	}, 0);
	return cents(lineTotal + (isAllBack(order, returned) ? order.serviceFees : 0));
}

/** The share of the discounts per line item, as on the bill. */
export function discountShares({ lines, discounts }: Omit<Returnable, 'serviceFees'>): number[] {
	const prices = lines.map(({ totalPrice }) => totalPrice);
	const articles = prices.reduce((sum, price) => sum + price, 0);
	return allocate(cents(Math.min(discounts, articles)), prices);
}
