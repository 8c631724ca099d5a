import { offerImportFields } from '@korb/contracts/admin/assortment/imports';
import type { OfferState, ProductField } from '../../catalogue/index.ts';

export type OfferField = keyof OfferState;
export type Change = {
	field: OfferField | ProductField;
	before: unknown;
	after: unknown;
	/** A roll back left it, because it had changed since. */
	isKept?: boolean;
};

export function isOfferField(field: string): field is OfferField {
	return (offerImportFields as readonly string[]).includes(field);
}

export function equals(one: unknown, other: unknown): boolean {
	if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return one === other;
	const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
	return [...keys].every((key) =>
		equals((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
	);
}
