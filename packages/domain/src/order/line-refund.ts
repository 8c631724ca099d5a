import { type Cents, cents, roundHalfUp } from '../pricing/money.ts';

export const refundReasons = ['quality', 'missing', 'wrong', 'price', 'goodwill'] as const;
export type RefundReason = (typeof refundReasons)[number];

/** A delivered line item as billed. */
export type RefundableLine = {
	lineItemId: string;
	/** Delivered pieces; 0 for weighed products, of which only cents can be refunded. */
	quantity: number;
	price: number;
	/** Its share of the order's discounts. */
	discount: number;
	deposit: number;
};

/** Whole pieces with their deposit, or cents of the price where less than a piece is bad. */
export type LinePart =
	| { lineItemId: string; quantity: number }
	| { lineItemId: string; price: number };

export type LineRefund = {
	lineItemId: string;
	/** 0 when cents of the price are refunded. */
	quantity: number;
	price: number;
	discount: number;
	deposit: number;
};

/** What goes back for it. */
export function amountOf({ price, discount, deposit }: Omit<LineRefund, 'lineItemId'>): Cents {
	return cents(price - discount + deposit);
}

/**
 * The refund of a part of a line item; null when more is asked for than is left of it. Shares are
 * rounded over everything refunded so far, so that all parts add up to what was paid for the line.
 */
export function refundOfPart(
	line: RefundableLine,
	earlier: readonly LineRefund[],
	part: LinePart,
): LineRefund | null {
	const own = earlier.filter(({ lineItemId }) => lineItemId === line.lineItemId);
	const before = {
		quantity: sumOf(own, 'quantity'),
		price: sumOf(own, 'price'),
		discount: sumOf(own, 'discount'),
		deposit: sumOf(own, 'deposit'),
	};
	const quantity = 'quantity' in part ? part.quantity : 0;
	if (quantity > line.quantity - before.quantity) return null;
	const upTo = (whole: number, pieces: number) =>
		line.quantity === 0 ? 0 : roundHalfUp((whole * pieces) / line.quantity);
	const share = (whole: number) =>
		upTo(whole, before.quantity + quantity) - upTo(whole, before.quantity);
	const price = 'price' in part ? part.price : share(line.price);
	const deposit = share(line.deposit);
	if (price > line.price - before.price || deposit > line.deposit - before.deposit) return null;
	const discount =
		line.price === 0
			? 0
			: roundHalfUp((line.discount * (before.price + price)) / line.price) - before.discount;
	const refund = { lineItemId: line.lineItemId, quantity, price, discount, deposit };
	return amountOf(refund) > 0 ? refund : null;
}

/** What may still be refunded of the price of a line item, before discounts. */
export function priceLeft(line: RefundableLine, earlier: readonly LineRefund[]): number {
	const own = earlier.filter(({ lineItemId }) => lineItemId === line.lineItemId);
	return line.price - sumOf(own, 'price');
}

export function piecesLeft(line: RefundableLine, earlier: readonly LineRefund[]): number {
	const own = earlier.filter(({ lineItemId }) => lineItemId === line.lineItemId);
	return line.quantity - sumOf(own, 'quantity');
}

function sumOf(
	refunds: readonly LineRefund[],
	field: 'quantity' | 'price' | 'discount' | 'deposit',
): number {
	return refunds.reduce((sum, refund) => sum + refund[field], 0);
}
