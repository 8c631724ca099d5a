import { passTermFrom } from '@korb/domain/delivery-pass/pass-term';
import type { Tx } from '../../db/schema.ts';
import type { AttemptKey, OrderRow } from '../order-records/index.ts';
import { findToday, hasRunningPass, insertPass, lockBuyer } from './delivery-pass.sql.ts';

/** Whether the order may be placed: nobody pays for two passes at a time. */
export async function mayGrantPass(tx: Tx, key: AttemptKey): Promise<boolean> {
	const buyer = await lockBuyer(tx, key);
	return buyer === null || !(await hasRunningPass(tx, buyer));
}

/** The pass begins on the day its order is placed. */
export async function grantPass(tx: Tx, order: OrderRow): Promise<void> {
	const { tenant_id: tenantId, customer_id: customerId, order_number: orderNumber } = order;
	const pass = order.snapshot.cart.deliveryPassLineItem;
	if (!pass || customerId === null) return;
	const term = passTermFrom(await findToday(tx, tenantId), pass.months);
	await insertPass(
		tx,
		{ tenantId, customerId },
		{
			orderNumber,
			articleId: pass.articleId,
			priceCents: pass.price,
			minOrderValueCents: pass.minOrderValue,
			startsOn: term.startDate,
			endsOn: term.endDate,
		},
	);
}
