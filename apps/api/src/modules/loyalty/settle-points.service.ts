import { pointsFor } from '@korb/domain/loyalty/points';
import type { Tx } from '../../db/schema.ts';
import {
	listRefunds,
	listWithdrawals,
	refundedLines,
	returnedOf,
	toReturnable,
} from '../aftersales/index.ts';
import type { CustomerKey } from '../identity/index.ts';
import { findOrder, type OrderRow } from '../order-records/index.ts';
import { insertEntry, lockMember, sumOfOrder, wasMember } from './points.sql.ts';

type SettledOrder = { tenantId: string; orderNumber: string };

/**
 * Brings the points of an order in line with what the shopper has kept of it: writes the difference
 * to what the ledger says. Repeating it changes nothing.
 */
export async function settlePoints(tx: Tx, { tenantId, orderNumber }: SettledOrder): Promise<void> {
	const found = await findOrder(tx, tenantId, orderNumber);
	if (!found?.customer_id) return;
	const key = { tenantId, customerId: found.customer_id };
	if (!(await lockMember(tx, key, found.placed_at))) return;
	// Read again: another event may have been settled while this one waited for the lock.
	const order = await findOrder(tx, tenantId, orderNumber);
	if (!order) return;
	const due = await pointsOf(tx, order);
	const amount = due - (await sumOfOrder(tx, key, order.order_number));
	if (amount !== 0) await insertEntry(tx, key, { orderNumber: order.order_number, amount });
}

/** What an order of a member is worth now; null for everybody else's. */
export async function findDue(
	tx: Tx,
	{ tenantId, orderNumber }: SettledOrder,
): Promise<{ key: CustomerKey; points: number } | null> {
	const order = await findOrder(tx, tenantId, orderNumber);
	if (!order?.customer_id) return null;
	const key = { tenantId, customerId: order.customer_id };
	const isMember = await wasMember(tx, key, order.placed_at);
	return isMember ? { key, points: await pointsOf(tx, order) } : null;
}

async function pointsOf(tx: Tx, order: OrderRow): Promise<number> {
	if (!order.picked || order.status === 'CANCELLED') return 0;
	const returned = returnedOf(await listWithdrawals(tx, order));
	return pointsFor(toReturnable(order), returned, refundedLines(await listRefunds(tx, order)));
}
