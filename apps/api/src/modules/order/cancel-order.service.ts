import { orderStep } from '@korb/domain/order/order-states';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { returnVouchers } from '../cart/index.ts';
import { cancelPass } from '../delivery-pass/index.ts';
import {
	attemptKeyOf,
	changeAttempt,
	insertOrderEvent,
	lockAddOns,
	lockAttempt,
	lockOrder,
	type OrderDeps,
	type OrderRow,
	releasePayment,
	returnStock,
	returnToWallet,
	setOrderStatus,
} from '../order-records/index.ts';
import { cancelStop } from '../windows/index.ts';

/**
 * Releases stock, window and payment. Cancelling is idempotent. Add-ons have no delivery of their
 * own, so they are cancelled with the order, all or none.
 */
export async function cancelOrder(
	deps: OrderDeps,
	order: OrderRow,
	/** Runs first in the transaction, with the order locked; may refuse. */
	prepare: (tx: Tx) => Promise<void> = async () => {},
): Promise<void> {
	const cancelled = await deps.db.transaction(async (tx) => {
		await lockOrder(tx, order);
		await prepare(tx);
		const orders = [order, ...(await lockAddOns(tx, order))];
		for (const each of orders) await cancel(tx, each);
		await deps.checkpoint('cancel.written');
		return orders;
	});
	for (const each of cancelled) {
		await releasePayment(deps, attemptKeyOf(each));
	}
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
	await returnToWallet(tx, attempt, attempt.wallet_cents);
	await setOrderStatus(tx, order, 'CANCELLED');
	await cancelStop(tx, tenantId, locked.window_id, cartId);
	await returnStock(tx, { tenantId, cartId });
	await returnVouchers(tx, { tenantId, cartId });
	await cancelPass(tx, order);
	if (attempt.status === 'ordered') {
		await changeAttempt(tx, { tenantId, attemptId }, { status: 'orphaned' });
	}
	await insertOrderEvent(tx, tenantId, order.order_number, 'order.cancelled');
}
