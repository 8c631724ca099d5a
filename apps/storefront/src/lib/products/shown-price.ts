import type { Product } from '@korb/contracts/catalogue';
import { cents } from '@korb/domain/money';
import { pricePerKilogram } from '@korb/domain/unit-price';

/** Prices as they are written on a shelf label, in cents. */
export type ShownPrice = {
	value: number;
	/** Only with a reduction that may be announced. */
	before: number | null;
	percent: number | null;
	lowest30Days: number | null;
	endsOn: string | null;
	club: number | null;
	/** Of one base unit; null where the price itself is one. */
	unitPrice: number | null;
	clubUnitPrice: number | null;
	/** Loose goods are priced by the kilogram, whatever step they are sold in. */
	isPerKilogram: boolean;
	/** The scale decides in the end. */
	isApproximate: boolean;
};

/** null: this region does not sell it. */
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
		club: loyalty && (isPerKilogram ? loyalty.unitPrice : loyalty.value),
		unitPrice: isPerKilogram ? null : regular.unitPrice,
		clubUnitPrice: loyalty && !isPerKilogram ? loyalty.unitPrice : null,
		isPerKilogram,
		isApproximate: product.weightPieceArticle,
	};
}
