import type { Product } from '@korb/contracts/catalogue/catalogue';
import { cents } from '@korb/domain/pricing/money';
import { pricePerKilogram } from '@korb/domain/pricing/unit-price';

/** Prices as on a shelf label, in cents. */
export type ShownPrice = {
	value: number;
	/** Only for a reduction that may legally be advertised. */
	before: number | null;
	percent: number | null;
	lowest30Days: number | null;
	endsOn: string | null;
	member: number | null;
	/** Per base unit; null where the price itself is one. */
	unitPrice: number | null;
	memberUnitPrice: number | null;
	/** Last day of the member price, if it is a promotion. */
	memberEndsOn: string | null;
	/** Products sold by weight are priced per kilogram, whatever their quantity step. */
	isPerKilogram: boolean;
	/** The final price depends on the measured weight. */
	isApproximate: boolean;
};

/** null: not sold in this region. */
export function shownPrice(product: Product): ShownPrice | null {
	if (!product.price) return null;
	const { regular, loyalty } = product.price;
	const { insteadOf } = regular;
	const isPerKilogram = product.weightArticle;
	const shown = (value: number) =>
		isPerKilogram ? pricePerKilogram(cents(value), product.quantityStepSize) : value;
	return {
		value: isPerKilogram ? regular.unitPrice : regular.value,
		before: insteadOf && shown(insteadOf.value),
		percent: insteadOf?.percent ?? null,
		lowest30Days: insteadOf && shown(insteadOf.lowest30Days),
		endsOn: regular.endsOn,
		member: loyalty && (isPerKilogram ? loyalty.unitPrice : loyalty.value),
		unitPrice: isPerKilogram ? null : regular.unitPrice,
		memberUnitPrice: loyalty && !isPerKilogram ? loyalty.unitPrice : null,
		memberEndsOn: loyalty?.endsOn ?? null,
		isPerKilogram,
		isApproximate: product.weightPieceArticle,
	};
}
