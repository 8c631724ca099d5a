import type { Amount } from './read-list.ts';

/** A product as far as its packages matter. */
export type Packaging = {
	baseUnit: 'kg' | 'l' | 'm' | 'piece' | 'wash';
	/** In base units; null if unknown. */
	netContent: number | null;
	/** Grams per unit of quantity for loose goods, otherwise null. */
	stepGrams: number | null;
	/** Of one piece that is weighed, otherwise null. */
	pieceGrams: number | null;
	maxQuantity: number;
};

/** How many to order for an amount: never less than was asked for, and at least one. */
export function quantityFor(amount: Amount | null, packaging: Packaging): number {
	const wanted = amount ? Math.ceil(countOf(amount, packaging) - TOLERANCE) : 1;
	return Math.min(Math.max(wanted, 1), Math.max(packaging.maxQuantity, 1));
}

/** A pint is a bottle of half a litre, and 450 g are a pack of 400 g. */
const TOLERANCE = 0.15;
/** Of loose goods, somebody who wants three wants about this much. */
const GRAMS_PER_LOOSE_PIECE = 150;

function countOf({ value, unit }: Amount, packaging: Packaging): number {
	const { baseUnit, netContent, stepGrams, pieceGrams } = packaging;
	if (unit === 'pack') return value;
	if (unit === 'piece') {
		if (stepGrams) return (value * GRAMS_PER_LOOSE_PIECE) / stepGrams;
		// "10 Eier" are one box of ten, "2 Eier" are one box as well.
		return baseUnit === 'piece' && netContent && netContent > 1 && value > 3
			? value / netContent
			: value;
	}
	if (unit === 'g' && stepGrams) return value / stepGrams;
	if (unit === 'g' && pieceGrams) return value / pieceGrams;
	const isSameKind = unit === 'g' ? baseUnit === 'kg' : baseUnit === 'l';
	return isSameKind && netContent ? value / 1000 / netContent : 1;
}
