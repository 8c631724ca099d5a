import type { Cart } from '@korb/contracts/cart';

/**
 * What stands beside the basket. The usual fee counts in the cart, where it has a line of its own;
 * here it would only make the first article look dear, so it waits until a window has set it.
 */
export function headerTotal({ priceInfo, distributionWindow }: Cart): number {
	return distributionWindow
		? priceInfo.total
		: priceInfo.total - priceInfo.serviceFeesAfterDiscount;
}
