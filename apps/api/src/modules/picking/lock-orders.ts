import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { findOrder, lockOrder } from '../order-records/index.ts';

/** Packing locks the order, too, so what is reported is either part of it or refused. */
export async function lockOrders(
	tx: Tx,
	tenantId: string,
	orderNumbers: readonly string[],
): Promise<void> {
	for (const number of [...new Set(orderNumbers)].toSorted()) {
		const order = await findOrder(tx, tenantId, number);
		if (!order) throw notFound('order');
		await lockOrder(tx, order);
	}
}
