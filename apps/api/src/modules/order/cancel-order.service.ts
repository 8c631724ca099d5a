import { orderStep } from '@korb/domain/order-states';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { cancelStop } from '../windows/index.ts';
import { listAddOnNumbers } from './add-on/add-on.sql.ts';
import { attemptKeyOf, changeAttempt, lockAttempt } from './attempts.sql.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { giveBack } from './give-back.service.ts';
import {
	findOrder,
	insertOrderEvent,
	lockOrder,
	type OrderRow,
	setOrderStatus,
} from './order.sql.ts';
import { returnStock } from './stock.sql.ts';

/**
 * Goods, place and money go back. Cancelled twice is cancelled once. Without the order that paid for
 * the way nothing is brought: its additions are cancelled with it, all or none.
 */
export async function cancelOrder(deps: CheckoutDeps, order: OrderRow): Promise<void> {
	const cancelled = await deps.db.transaction(async (tx) => {
		const orders = [order, ...(await lockWithAddOns(tx, order))];
		for (const each of orders) await cancel(tx, each);
		await deps.checkpoint('cancel.written');
		return orders;
	});
	for (const each of cancelled) {
		await giveBack(deps, attemptKeyOf(each));
	}
}

/** The order first: as long as it is locked nothing is added to it. */
async function lockWithAddOns(tx: Tx, order: OrderRow): Promise<OrderRow[]> {
	const { tenant_id: tenantId } = order;
	await lockOrder(tx, order);
	const numbers = await listAddOnNumbers(tx, tenantId, String(order.order_number));
	const addOns: OrderRow[] = [];
	for (const number of numbers) {
		const addOn = await findOrder(tx, tenantId, number);
		if (addOn) addOns.push(addOn);
	}
	return addOns;
}

async function cancel(tx: Tx, order: OrderRow): Promise<void> {
	const { tenant_id: tenantId, cart_id: cartId, attempt_id: attemptId } = order;
	const locked = await lockOrder(tx, order);
	const step = orderStep(locked.status, 'CANCELLED');
	if (step === 'done') return;
	if (step === 'refused' || locked.is_past_cut_off) {
		throw refused('tooLateToCancel', 'The order is being packed and cannot be cancelled any more.');
	}
	const attempt = await lockAttempt(tx, { tenantId, attemptId });
	await setOrderStatus(tx, order, 'CANCELLED');
	await cancelStop(tx, tenantId, locked.window_id, cartId);
	await returnStock(tx, { tenantId, cartId });
	if (attempt.status === 'ordered') {
		await changeAttempt(tx, { tenantId, attemptId }, { status: 'orphaned' });
	}
	await insertOrderEvent(tx, tenantId, order.order_number, 'order.cancelled');
}
