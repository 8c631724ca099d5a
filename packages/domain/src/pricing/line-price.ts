import { type Cents, cents, roundHalfUp } from './money.ts';
import { withSurcharge } from './surcharge.ts';

/** Prices as returned by the catalogue: per unit of quantity and per base unit. */
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
	/**
	 * The price to compare with: the former price, the price for non-members or fewer pieces, or the
	 * single price of a bundle.
	 */
	reference: Cents | null;
};

/**
 * The best price that applies: sale, member or multi-buy. The lowest one wins; they are never
 * combined. `singlePrice` is the price of one product of a bundle.
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

/** The multi-buy price, if the line is charged at it. */
export function multiBuyOf({ quantity, perPiecePrice, product }: BoughtLine) {
	const { multiBuy } = product.price ?? {};
	const isReached = multiBuy !== undefined && quantity >= multiBuy.fromQuantity;
	return isReached && perPiecePrice === multiBuy.value ? multiBuy : null;
}

export type LineInput = {
	quantity: number;
	price: ChargedPrice;
	depositPrice: number;
	/** The final price depends on the measured weight. */
	isWeighed: boolean;
	/** Grams per unit of quantity; only for products sold by weight. */
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

/** Rounded once per line: ten times 100 g cost as much as a kilogram. */
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
