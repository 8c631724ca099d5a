import type { OrderRow } from '../order-records/index.ts';

/** Where the shopper of an order gets emails; null when the order has lost its person. */
export function mailAddressOf({ snapshot }: OrderRow): string | null {
	const { billingAddress, distributionAddress } = snapshot.cart;
	return billingAddress?.email || distributionAddress?.email || null;
}
