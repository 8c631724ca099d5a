import { type Cents, cents, roundHalfUp } from './money.ts';

/** What was ordered, as far as the final price depends on it. */
export type OrderedLine = {
	lineItemId: string;
	quantity: number;
	perPiecePrice: number;
	totalPrice: number;
	/** Promised: not a cent above, whatever the scale says. */
	maximumPrice: number;
	depositPrice: number;
	isWeighed: boolean;
	stepGrams: number;
};

/** What came into the bag. A line nobody speaks of came as it was ordered. */
export type PickedLine = {
	lineItemId: string;
	/** Pieces; for weighed goods only whether there is any. */
	quantity: number;
	grams?: number | undefined;
	/** Something else instead, at its price for the whole line. */
	substitute?: { sku: string; name: string; totalPrice: number } | undefined;
};

export type PickedPrice = {
	lines: { lineItemId: string; totalPrice: Cents; depositPrice: Cents }[];
	discounts: Cents;
	total: Cents;
};

/** What an order costs in the end: never more than was promised, less for what was missing or lighter. */
export function priceOfPicked(
	order: { lines: readonly OrderedLine[]; discounts: number; serviceFees: number },
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
	return { lines, discounts, total: cents(articles - discounts + deposits + order.serviceFees) };
}

function priceOf(line: OrderedLine, came: PickedLine): Cents {
	if (came.quantity === 0) return cents(0);
	// Nobody pays more because the shop had run out of what was ordered.
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
