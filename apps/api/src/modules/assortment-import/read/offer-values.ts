import type { ImportRefusal } from '@korb/contracts/admin/assortment/imports';
import type { OfferState } from '../../catalogue/index.ts';
import type { ProductValues } from './product-values.ts';

/** What a line says about an offer; fields that it leaves out stay as they are. */
export type OfferValues = Partial<Omit<OfferState, 'stock'>> & {
	stock?: number | null;
	countedAt?: string;
};
export type Refusal = { reason: ImportRefusal; field?: string; value?: string };
/** About an offer, about its product, or both. */
export type NamedValues = {
	sku: string;
	/** Null: the line is about the product alone. */
	region: string | null;
	values: OfferValues | null;
	product: ProductValues | null;
};
