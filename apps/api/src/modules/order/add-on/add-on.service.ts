import type { Cart } from '@korb/contracts/cart';
import type { RequestContext } from '../../../context.ts';
import type { Tx } from '../../../db/schema.ts';
import { refused } from '../../../errors.ts';
import { type CartWish, fillAddOn } from '../../cart/index.ts';
import { cancelOrder } from '../cancel-order.service.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { findOrder, type OrderRow } from '../order.sql.ts';
import { listAddOnNumbers } from './add-on.sql.ts';
import { mayAddTo } from './may-add-to.ts';

/**
 * The browser's cart adds to an order from now on: it goes to the same place at the same time, costs
 * no second fee and needs no minimum. Whoever calls has proved whose order it is.
 */
export function beginAddOn(
	ctx: RequestContext,
	wish: CartWish,
	order: OrderRow,
): Promise<{ cart: Cart; region: string }> {
	if (!mayAddTo(order))
		throw refused('addOnClosed', 'Nothing can be added to this order any more.');
	const { distributionAddress, billingAddress } = order.snapshot.cart;
	if (!distributionAddress) throw new Error('an order has an address');
	return fillAddOn(ctx, wish, {
		orderNumber: String(order.order_number),
		windowId: order.window_id,
		distributionAddress,
		billingAddress,
	});
}

/** Why this cart cannot be ordered as an addition; a regular cart has nothing to fear. */
export async function addOnProblems(tx: Tx, tenantId: string, cart: Cart): Promise<string[]> {
	if (cart.mode !== 'ADDON' || cart.orderNumber === null) return [];
	const order = await findOrder(tx, tenantId, cart.orderNumber);
	const isSameTime = order?.window_id === cart.distributionWindow?.id;
	return order && mayAddTo(order) && isSameTime ? [] : ['addOnClosed'];
}

/** Without the order that paid for the way nothing is brought: its additions are cancelled with it. */
export async function cancelWithAddOns(deps: CheckoutDeps, order: OrderRow): Promise<void> {
	await cancelOrder(deps, order);
	const { tenant_id: tenantId } = order;
	const addOns = await deps.db.snapshot(async (tx) => {
		const numbers = await listAddOnNumbers(tx, tenantId, String(order.order_number));
		return Promise.all(numbers.map((number) => findOrder(tx, tenantId, number)));
	});
	for (const addOn of addOns) if (addOn) await cancelOrder(deps, addOn);
}
