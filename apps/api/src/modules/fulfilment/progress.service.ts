import type { ProgressReport } from '@korb/contracts/order/order-reports';
import { orderStep } from '@korb/domain/order/order-states';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import {
	type IsFirstReport,
	insertOrderEvent,
	lockOrder,
	type OrderDeps,
	type OrderRow,
	setOrderStatus,
} from '../order-records/index.ts';

const events = {
	PICKING: 'order.picking',
	ON_ITS_WAY: 'order.on_its_way',
	DELIVERED: 'order.delivered',
} as const;

/** Progress reported by picking and delivery; the transition table decides what may follow. */
export function noteProgress(
	{ db }: OrderDeps,
	order: OrderRow,
	to: ProgressReport['status'],
	isFirstReport: IsFirstReport,
): Promise<void> {
	return db.transaction(async (tx) => {
		await lockOrder(tx, order);
		if (await isFirstReport(tx)) await advanceOrder(tx, order, to);
	});
}

export async function advanceOrder(
	tx: Tx,
	order: OrderRow,
	to: ProgressReport['status'],
): Promise<void> {
	const { status } = await lockOrder(tx, order);
	const step = orderStep(status, to);
	if (step === 'done') return;
	if (step === 'refused') throw refused('notPossible', `An order that is ${status} is not ${to}.`);
	await setOrderStatus(tx, order, to);
	await insertOrderEvent(tx, order.tenant_id, order.order_number, events[to]);
}
