import type { Cart } from '@korb/contracts/cart/cart';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { type CartRequest, fillAddOn } from '../cart/index.ts';
import {
	findOrder,
	lockOrder,
	mayAddTo,
	type OrderDeps,
	type OrderRow,
} from '../order-records/index.ts';
import { isSameCustomer, isSamePlace } from './same-stop.ts';

/**
 * Turns the browser's cart into an add-on: same address and window as the order, no second fee, no
 * minimum. The caller has verified ownership of the order.
 */
export async function beginAddOn(
	ctx: RequestContext,
	{ checkpoint }: OrderDeps,
	input: CartRequest,
	order: OrderRow,
): Promise<{ cart: Cart; region: string }> {
	if (!mayAddTo(order)) throw refused('addOnClosed', 'This order no longer accepts add-ons.');
	const customerId = input.owner.kind === 'customer' ? input.owner.customerId : null;
	if (order.customer_id !== customerId) {
		throw refused('addOnOther', 'This order belongs to another customer.');
	}
	const { distributionAddress, billingAddress } = order.snapshot.cart;
	if (!distributionAddress) throw new Error('an order has an address');
	const filled = await fillAddOn(ctx, input, {
		orderNumber: String(order.order_number),
		windowId: order.window_id,
		distributionAddress,
		billingAddress,
	});
	await checkpoint('addOn.begun');
	return filled;
}

/** Why this cart cannot be ordered as an add-on; empty for a regular cart. */
export async function addOnProblems(tx: Tx, tenantId: string, cart: Cart): Promise<string[]> {
	if (cart.mode !== 'ADDON' || cart.orderNumber === null) return [];
	const order = await findOrder(tx, tenantId, cart.orderNumber);
	if (!order || !mayAddTo(order)) return ['addOnClosed'];
	const base = { ...order.snapshot.cart, customerId: order.customer_id };
	if (!isSamePlace(base, cart)) return ['addOnElsewhere'];
	if (!isSameCustomer(base, cart)) return ['addOnOther'];
	return order.window_id === cart.distributionWindow?.id ? [] : ['addOnClosed'];
}

/**
 * Whether a paid add-on may still become an order. Locks the base order, so it cannot be cancelled
 * or moved before this transaction ends.
 */
export async function mayStillAdd(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
	windowId: string | null,
): Promise<boolean> {
	const order = await findOrder(tx, tenantId, orderNumber);
	if (!order) return false;
	const newest = { ...order, ...(await lockOrder(tx, order)) };
	return mayAddTo(newest) && newest.window_id === windowId;
}
