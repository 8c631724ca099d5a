import type { Tx } from '../../db/schema.ts';
import { listAddOnNumbers } from './add-on.sql.ts';
import { findOrder, lockOrder, type OrderRow } from './order.sql.ts';

/** Locks the add-ons of an order. Lock the order first: nothing can be added while it is locked. */
export async function lockAddOns(tx: Tx, order: OrderRow): Promise<OrderRow[]> {
	const numbers = await listAddOnNumbers(tx, order.tenant_id, String(order.order_number));
	const addOns: OrderRow[] = [];
	for (const number of numbers) {
		const addOn = await findOrder(tx, order.tenant_id, number);
		if (addOn) addOns.push({ ...addOn, ...(await lockOrder(tx, addOn)) });
	}
	return addOns;
}
