import type { DeskOrder, OrderNote } from '@korb/contracts/admin/orders/order-desk';
import { isGuarded } from '../../db/guards/guards.ts';
import { Stale } from '../../errors.ts';
import { cancelOrder } from '../order/index.ts';
import { lockOrder, type OrderDeps } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { insertNote } from './order-desk.sql.ts';
import { getDeskFacts, getOrder, loadDeskOrder, readDeskOrder } from './read-orders.service.ts';

export function addNote(
	ctx: StaffContext,
	{ orderNumber, text }: { orderNumber: string; text: string },
): Promise<OrderNote> {
	const { tenantId, staffId, name: by } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		await getDeskFacts(tx, ctx, orderNumber);
		const note = await insertNote(tx, { tenantId, orderNumber, staffId, text });
		const { note_id: noteId, created_at: createdAt } = note;
		await recordChange(tx, ctx, {
			action: 'order.note',
			subject: `order:${orderNumber}`,
			after: { noteId },
		});
		return { noteId, text, by, createdAt: createdAt.toISOString() };
	});
}

type Cancellation = { orderNumber: string; version: number; reason: string };

/** The same cancellation as a shopper's, with the version and the audit entry in its transaction. */
export async function cancelForShopper(
	ctx: StaffContext,
	deps: OrderDeps,
	{ orderNumber, ...requested }: Cancellation,
): Promise<DeskOrder> {
	const order = await ctx.db.single((tx) => getOrder(tx, ctx.me.tenantId, orderNumber));
	await cancelOrder(deps, order, async (tx) => {
		const { status } = await lockOrder(tx, order);
		const { version } = await getDeskFacts(tx, ctx, orderNumber);
		if (isGuarded('order-version') && version !== requested.version) {
			throw new Stale(await loadDeskOrder(tx, ctx, orderNumber), requested);
		}
		await recordChange(tx, ctx, {
			action: 'order.cancel',
			subject: `order:${orderNumber}`,
			before: { status },
			after: { status: 'CANCELLED', reason: requested.reason },
		});
	});
	return readDeskOrder(ctx, orderNumber);
}
