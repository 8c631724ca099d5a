import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import type { OrderStatus } from '@korb/contracts/order/orders';
import { refused } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { insertOrderPayment } from './mark-paid.sql.ts';
import { loadDeskOrder } from './read-orders.service.ts';

const handedOver: readonly OrderStatus[] = ['ON_ITS_WAY', 'DELIVERED'];

/** Notes that the money was taken. Whoever is second changes nothing and sees who was first. */
export function markPaid(
	ctx: StaffContext,
	{ orderNumber, amount }: { orderNumber: string; amount: number },
): Promise<DeskOrder> {
	const { tenantId, staffId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		const { status, onHandover } = await loadDeskOrder(tx, ctx, orderNumber);
		if (!onHandover) throw refused('notOnHandover', 'The order is not paid on handover.');
		if (!handedOver.includes(status)) throw refused('notHandedOver', 'It is still in the shop.');
		if (!onHandover.received) {
			if (onHandover.amount !== amount) throw refused('otherAmount', 'The amount has changed.');
			const payment = { tenantId, orderNumber, staffId, amountCents: amount };
			if (await insertOrderPayment(tx, payment)) {
				const subject = `order:${orderNumber}`;
				await recordChange(tx, ctx, { action: 'order.markPaid', subject, after: { amount } });
			}
		}
		return loadDeskOrder(tx, ctx, orderNumber);
	});
}
