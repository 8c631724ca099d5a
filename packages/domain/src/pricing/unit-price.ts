import { type Cents, roundHalfUp } from './money.ts';

/** How a unit of quantity of a product is measured. */
export type SoldBy =
	| { kind: 'piece'; netContent: number }
	/** Loose products: the quantity counts steps of this many grams. */
	| { kind: 'weight'; grams: number }
	/** Pieces whose weight is only known once weighed; `grams` is the typical weight. */
	| { kind: 'weightPiece'; grams: number };

/**
 * Catalogues price packs per piece and products sold by weight per kilogram. This converts both
 * into the price of quantity one and of one base unit.
 */
export function priceOf(soldBy: SoldBy, catalogueCents: Cents): { value: Cents; unitPrice: Cents } {
	if (soldBy.kind === 'piece') {
		return { value: catalogueCents, unitPrice: unitPrice(catalogueCents, soldBy.netContent) };
	}
	return {
		value: roundHalfUp((catalogueCents * soldBy.grams) / 1000),
		unitPrice: catalogueCents,
	};
}

/** Price of one base unit (kg, l, m, piece, wash); the law requires it beside every price. */
export function unitPrice(price: Cents, netContent: number): Cents {
	if (!(netContent > 0)) throw new RangeError(`net content must be positive: ${netContent}`);
	return roundHalfUp(price / netContent);
}

export function pricePerKilogram(stepPrice: Cents, quantityStepSize: number): Cents {
	return unitPrice(stepPrice, quantityStepSize / 1000);
}
