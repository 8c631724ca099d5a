import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import { walletShare } from '@korb/domain/payment/payment-amounts';
import { isPaidOnHandover } from '@korb/domain/payment/payment-methods';
import type { Tx } from '../../db/schema.ts';
import { type AttemptRow, type OrderRow, toBill } from '../order-records/index.ts';
import { findOrderPayment } from './mark-paid.sql.ts';

/** Null for orders that are paid otherwise, and where gift cards have paid everything. */
export async function findOnHandover(
	tx: Tx,
	row: OrderRow,
	attempt: AttemptRow,
): Promise<DeskOrder['onHandover']> {
	if (!isPaidOnHandover(attempt.method_key)) return null;
	const { total } = toBill(row);
	const { wallet_cents: held, planned_cents: planned } = attempt;
	const due = total - walletShare({ held, planned }, total);
	const key = { tenantId: row.tenant_id, orderNumber: String(row.order_number) };
	const payment = await findOrderPayment(tx, key);
	if (due <= 0 && !payment) return null;
	return {
		amount: payment?.amount_cents ?? due,
		received: payment && { at: payment.received_at.toISOString(), by: payment.by },
	};
}
