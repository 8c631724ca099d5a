/** What a delivery area sets itself, in cents; null where the value of the shop holds. */
export type AreaTerms = {
	minOrderValue: number | null;
	freeFrom: number | null;
	/** On top of the fee of every window. */
	surcharge: number | null;
};

type ShopTerms = {
	minOrderValueDelivery: number;
	serviceFeeDelivery: number;
	freeOfChargeThreshold: number | null;
};

/** The terms of the shop in a delivery area; null for a cart that is collected or has no address. */
export function termsIn<T extends ShopTerms>(area: AreaTerms | null, shop: T): T {
	if (!area) return shop;
	return {
		...shop,
		minOrderValueDelivery: area.minOrderValue ?? shop.minOrderValueDelivery,
		serviceFeeDelivery: feeIn(area, shop.serviceFeeDelivery),
		freeOfChargeThreshold: area.freeFrom ?? shop.freeOfChargeThreshold,
	};
}

/** The fee of a window in the area; null while the shop has not set one. */
export function feeIn(area: AreaTerms | null, fee: number): number;
export function feeIn(area: AreaTerms | null, fee: number | null): number | null;
export function feeIn(area: AreaTerms | null, fee: number | null): number | null {
	return fee === null ? null : fee + (area?.surcharge ?? 0);
}
