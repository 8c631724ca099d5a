import type { Cart } from '@korb/contracts/cart';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { refused } from '../../../errors.ts';
import { type CartRequest, fillAddOn } from '../../cart/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { findOrder, lockOrder, type OrderRow } from '../order.sql.ts';
import { mayAddTo } from './may-add-to.ts';
import { isSamePerson, isSamePlace } from './same-stop.ts';

/**
 * The browser's cart adds to an order from now on: it goes to the same place at the same time, costs
 * no second fee and needs no minimum. Whoever calls has proved whose order it is.
 */
export async function beginAddOn(
	ctx: RequestContext,
	{ checkpoint }: CheckoutDeps,
	input: CartRequest,
	order: OrderRow,
): Promise<{ cart: Cart; region: string }> {
	if (!mayAddTo(order))
		throw refused('addOnClosed', 'Nothing can be added to this order any more.');
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

/** Why this cart cannot be ordered as an addition; a regular cart has nothing to fear. */
export async function addOnProblems(tx: Tx, tenantId: string, cart: Cart): Promise<string[]> {
	if (cart.mode !== 'ADDON' || cart.orderNumber === null) return [];
	const order = await findOrder(tx, tenantId, cart.orderNumber);
	if (!order || !mayAddTo(order)) return ['addOnClosed'];
	const base = order.snapshot.cart;
	if (!isSamePlace(base, cart)) return ['addOnElsewhere'];
	if (!isSamePerson(base, cart)) return ['addOnOther'];
	return order.window_id === cart.distributionWindow?.id ? [] : ['addOnClosed'];
}

/**
 * Whether an addition that has been paid may still become an order. The order it adds to is neither
 * cancelled nor moved until this transaction is over.
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
