import { type Cents, cents, roundHalfUp } from './money.ts';
import { withSurcharge } from './surcharge.ts';

/** The prices of a product, as the catalogue answers them: for quantity one and for one base unit. */
type Price = { value: number; unitPrice: number };
export type PricedProduct = {
	price: {
		regular: Price & { insteadOf: { value: number } | null };
		loyalty: Price | null;
		multiBuy?: (Price & { fromQuantity: number }) | undefined;
	} | null;
	depositPrice: number;
	weightArticle: boolean;
	weightPieceArticle: boolean;
	quantityStepSize: number;
	bundleSize: number | null;
};

export type ChargedPrice = {
	value: Cents;
	unitPrice: Cents;
	/** What may be named beside it: the former price, what others or fewer pieces pay, or what singles cost. */
	reference: Cents | null;
};

/**
 * The best price that applies: reduced, of members or of so many pieces. The lowest one counts, they
 * are never added up. `singlePrice` is that of one article of a bundle.
 */
export function chargedPrice(
	product: PricedProduct,
	{ isMember, quantity }: { isMember: boolean; quantity: number },
	singlePrice: number | null = null,
): ChargedPrice | null {
	if (product.price === null) return null;
	const { regular, loyalty, multiBuy } = product.price;
	const { value, unitPrice } = [
		isMember ? loyalty : null,
		multiBuy && quantity >= multiBuy.fromQuantity ? multiBuy : null,
	].reduce<Price>((best, price) => (price && price.value < best.value ? price : best), regular);
	const singles = singlePrice === null ? 0 : singlePrice * (product.bundleSize ?? 1);
	const named = Math.max(regular.insteadOf?.value ?? 0, regular.value, singles);
	return {
		value: cents(value),
		unitPrice: cents(unitPrice),
		reference: named > value ? cents(named) : null,
	};
}

type BoughtLine = { quantity: number; perPiecePrice: number; product: PricedProduct };

/** The price of several pieces, where that is what the line goes by. */
export function multiBuyOf({ quantity, perPiecePrice, product }: BoughtLine) {
	const { multiBuy } = product.price ?? {};
	const isReached = multiBuy !== undefined && quantity >= multiBuy.fromQuantity;
	return isReached && perPiecePrice === multiBuy.value ? multiBuy : null;
}

export type LineInput = {
	quantity: number;
	price: ChargedPrice;
	depositPrice: number;
	/** The scale decides what it costs in the end. */
	isWeighed: boolean;
	/** Grams of quantity one; weighed goods only. */
	stepGrams: number;
	vatBasisPoints: number;
};

export type LinePrice = {
	total: Cents;
	/** Never charged above this. */
	maximum: Cents;
	deposit: Cents;
	savings: Cents;
};

/** Rounded once, for the whole line: ten times 100 g cost what a kilogram costs. */
export function priceLine(line: LineInput, overAuthorizationPercentage: number): LinePrice {
	const { quantity, price } = line;
	const total = line.isWeighed
		? roundHalfUp((price.unitPrice * quantity * line.stepGrams) / 1000)
		: cents(price.value * quantity);
	const difference = price.reference === null ? 0 : price.reference - price.value;
	return {
		total,
		maximum: line.isWeighed ? withSurcharge(total, overAuthorizationPercentage) : total,
		deposit: cents(line.depositPrice * quantity),
		savings: cents(difference * quantity),
	};
}
