import type { Cart } from '@korb/contracts/cart/cart';

/**
 * The total in the header. The cart shows the default fee as a line of its own; here it would only
 * make the first product look expensive, so it is left out until a slot has set it.
 */
export function headerTotal({ priceInfo, distributionWindow }: Cart): number {
	return distributionWindow
		? priceInfo.total
		: priceInfo.total - priceInfo.serviceFeesAfterDiscount;
}
