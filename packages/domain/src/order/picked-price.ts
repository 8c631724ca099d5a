import { type Cents, cents, roundHalfUp } from '../pricing/money.ts';

/** The fields of an ordered line that affect the final price. */
export type OrderedLine = {
	lineItemId: string;
	quantity: number;
	perPiecePrice: number;
	totalPrice: number;
	/** Guaranteed: never charged above this, whatever the scale says. */
	maximumPrice: number;
	depositPrice: number;
	isWeighed: boolean;
	stepGrams: number;
};

/** A picked line. A line that is not reported was picked as ordered. */
export type PickedLine = {
	lineItemId: string;
	/** Pieces; for products sold by weight, only whether there is any. */
	quantity: number;
	grams?: number | undefined;
	/** A substitute, at its price for the entire line. */
	substitute?: { sku: string; name: string; totalPrice: number } | undefined;
};

export type PickedPrice = {
	lines: { lineItemId: string; totalPrice: Cents; depositPrice: Cents }[];
	discounts: Cents;
	total: Cents;
};

/**
 * The final price of an order: never above the guaranteed maximum, less for missing or lighter
 * products.
 */
export function priceOfPicked(
	order: {
		lines: readonly OrderedLine[];
		discounts: number;
		serviceFees: number;
		/** Of a delivery pass bought with the order. */
		passPrice: number;
	},
	picked: readonly PickedLine[],
): PickedPrice {
	const byLine = new Map(picked.map((line) => [line.lineItemId, line]));
	const lines = order.lines.map((line) => {
		const came = byLine.get(line.lineItemId);
		return {
			lineItemId: line.lineItemId,
			totalPrice: came ? priceOf(line, came) : cents(line.totalPrice),
			depositPrice: came ? depositOf(line, came) : cents(line.depositPrice),
		};
	});
	const articles = sum(lines.map(({ totalPrice }) => totalPrice));
	const deposits = sum(lines.map(({ depositPrice }) => depositPrice));
	const discounts = cents(Math.min(order.discounts, articles));
	const total = articles - discounts + deposits + order.serviceFees + order.passPrice;
	return { lines, discounts, total: cents(total) };
}

function priceOf(line: OrderedLine, came: PickedLine): Cents {
	if (came.quantity === 0) return cents(0);
	// A substitute never costs more than the product that was out of stock.
	if (came.substitute) return cents(Math.min(came.substitute.totalPrice, line.totalPrice));
	if (line.isWeighed && came.grams !== undefined) {
		const weighed = roundHalfUp((line.perPiecePrice * came.grams) / line.stepGrams);
		return cents(Math.min(weighed, line.maximumPrice));
	}
	return cents(Math.min(line.perPiecePrice * came.quantity, line.totalPrice));
}

function depositOf(line: OrderedLine, came: PickedLine): Cents {
	if (came.substitute) return cents(0);
	const share = Math.min(came.quantity, line.quantity) / line.quantity;
	return roundHalfUp(line.depositPrice * share);
}

function sum(values: readonly number[]): Cents {
	return cents(values.reduce((total, value) => total + value, 0));
}
