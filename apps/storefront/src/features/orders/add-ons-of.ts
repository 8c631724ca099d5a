import type { Order } from '@korb/contracts/order/orders';

/** The add-ons that follow an order, as message values. */
export function addOnsOf({ addOns }: Order): { count: number; numbers: string } {
	return { count: addOns.length, numbers: addOns.join(', ') };
}
