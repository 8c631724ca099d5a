import type { Order } from '@korb/contracts/orders';

/** What shares the fate of an order, for a sentence about it. */
export function addOnsOf({ addOns }: Order): { count: number; numbers: string } {
	return { count: addOns.length, numbers: addOns.join(', ') };
}
