import type { OrderNotice } from '@korb/contracts/order/order-notices';
import type { Tx } from '../../db/schema.ts';
import { listWithdrawals } from '../aftersales/index.ts';
import { findInvoice } from '../invoice/index.ts';
import { toOrder } from '../order/index.ts';
import { findAttempt, findOrder, listAddOnNumbers } from '../order-records/index.ts';
import { listTenants, toTenant } from '../tenant/index.ts';
import type { DeliveryRow } from './webhooks.sql.ts';

/** The webhook payload: the event, and the order as it is now. */
export async function readNotice(tx: Tx, row: DeliveryRow): Promise<OrderNotice | null> {
	const order = await readWholeOrder(tx, row.tenant_id, row.order_number);
	if (!order) return null;
	return {
		type: row.type,
		timestamp: row.occurred_at.toISOString(),
		data: { tenantId: row.tenant_id, order },
	};
}

/** Omits the order token, which only the shopper may have. */
export async function readWholeOrder(
	tx: Tx,
	tenantId: string,
	orderNumber: string,
): Promise<OrderNotice['data']['order'] | null> {
	const [tenantRow] = await listTenants(tx, [tenantId]);
	const row = await findOrder(tx, tenantId, orderNumber);
	const attempt = row && (await findAttempt(tx, { tenantId, attemptId: row.attempt_id }));
	if (!tenantRow || !row || !attempt) return null;
	const withdrawals = await listWithdrawals(tx, row);
	const invoice = await findInvoice(tx, row);
	const addOns = await listAddOnNumbers(tx, tenantId, orderNumber);
	const ctx = { tenant: toTenant(tenantRow), now: new Date() };
	const { token: _, ...order } = toOrder(ctx, row, attempt, '', {
		withdrawals,
		invoice,
		addOns,
	});
	return order;
}
