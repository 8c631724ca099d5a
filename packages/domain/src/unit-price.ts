import { type Cents, roundHalfUp } from './money.ts';

/** How quantity one of an article is measured. */
export type SoldBy =
	| { kind: 'piece'; netContent: number }
	/** Loose goods: quantity counts steps of so many grams. */
	| { kind: 'weight'; grams: number }
	/** Pieces whose weight is only known at the scale; this is what one usually weighs. */
	| { kind: 'weightPiece'; grams: number };

/**
 * Catalogues price packs by the piece and weighed goods by the kilogram. This turns either into
 * what quantity one costs and what one base unit costs.
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

/** Price of one base unit (kg, l, m, piece, wash); the law wants it beside every price. */
export function unitPrice(price: Cents, netContent: number): Cents {
	if (!(netContent > 0)) throw new RangeError(`nothing costs per ${netContent} units`);
	return roundHalfUp(price / netContent);
}

export function pricePerKilogram(stepPrice: Cents, quantityStepSize: number): Cents {
	return unitPrice(stepPrice, quantityStepSize / 1000);
}
