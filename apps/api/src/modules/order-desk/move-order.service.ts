import type { DeskOrder } from '@korb/contracts/admin/orders/order-desk';
import type { WindowList } from '@korb/contracts/fulfilment/distribution-windows';
import { mayMove } from '@korb/domain/order/order-states';
import { isGuarded } from '../../db/guards/guards.ts';
import { Stale } from '../../errors.ts';
import { listOrderWindows, moveOrder } from '../order/index.ts';
import type { OrderDeps, OrderRow } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { getDeskFacts, getOrder, loadDeskOrder, readDeskOrder } from './read-orders.service.ts';

export async function listWindowsForShopper(
	ctx: StaffContext,
	orderNumber: string,
): Promise<WindowList> {
	return listOrderWindows(ctx, await getOwnOrder(ctx, orderNumber));
}

type Move = { orderNumber: string; version: number; windowId: string };

/** The same move as a shopper's, but for the cut-off: staff see whether somebody packs it. */
export async function moveForShopper(
	ctx: StaffContext,
	deps: OrderDeps,
	{ orderNumber, ...requested }: Move,
): Promise<DeskOrder> {
	const order = await getOwnOrder(ctx, orderNumber);
	await moveOrder(ctx, deps, order, requested.windowId, {
		mayMove: mayMoveForShopper,
		prepare: async (tx, { start, end }) => {
			const current = await loadDeskOrder(tx, ctx, orderNumber);
			if (isGuarded('order-version') && current.version !== requested.version) {
				throw new Stale(current, requested);
			}
			const { window } = current;
			await recordChange(tx, ctx, {
				action: 'order.move',
				subject: `order:${orderNumber}`,
				before: { start: window.start, end: window.end },
				after: { start, end },
			});
		},
	});
	return readDeskOrder(ctx, orderNumber);
}

/** An add-on moves with its order. */
function mayMoveForShopper({ status, snapshot }: OrderRow): boolean {
	return mayMove(status) && snapshot.cart.mode !== 'ADDON';
}

function getOwnOrder(ctx: StaffContext, orderNumber: string): Promise<OrderRow> {
	return ctx.db.snapshot(async (tx) => {
		await getDeskFacts(tx, ctx, orderNumber);
		return getOrder(tx, ctx.me.tenantId, orderNumber);
	});
}
