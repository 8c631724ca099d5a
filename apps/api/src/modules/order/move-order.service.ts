import type {
	DistributionWindow,
	WindowList,
} from '@korb/contracts/fulfilment/distribution-windows';
import { WINDOW_DAYS } from '@korb/domain/fulfilment/window-templates';
import { mayMoveInto } from '@korb/domain/order/order-move';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { groupByDay, resolveDestination, withSurcharge } from '../distribution/index.ts';
import {
	insertOrderEvent,
	lockAddOns,
	lockOrder,
	mayAddTo,
	type OrderDeps,
	type OrderRow,
	writeWindow,
} from '../order-records/index.ts';
import { findWindowById, limitPerWindow, listUpcoming, moveStop } from '../windows/index.ts';

type MoveContext = Pick<RequestContext, 'db' | 'tenant'>;

/** Lists the windows of the coming days; those above the agreed fee are marked. */
export function listOrderWindows(ctx: MoveContext, order: OrderRow): Promise<WindowList> {
	return ctx.db.snapshot(async (tx) => {
		const whose = await whoseOf(tx, ctx, order);
		const windows = withSurcharge(whose, await listUpcoming(tx, whose, WINDOW_DAYS));
		return {
			appointableId: whose.appointableId,
			deliveryAreaNumber: whose.deliveryAreaNumber,
			timeZone: whose.timeZone,
			days: groupByDay(windows.map((window) => seenFrom(order, window))),
		};
	});
}

type MoveRules = {
	/** Shoppers unless stated. */
	mayMove?: (order: OrderRow) => boolean;
	/** Runs in the transaction, with the order locked and before anything changes; may refuse. */
	prepare?: (tx: Tx, window: DistributionWindow) => Promise<void>;
};

/**
 * Releases the old place only once the new one is taken. Add-ons move with the order, all or none.
 */
export function moveOrder(
	ctx: MoveContext,
	{ checkpoint }: OrderDeps,
	order: OrderRow,
	windowId: string,
	{ mayMove = mayAddTo, prepare }: MoveRules = {},
): Promise<void> {
	return limitPerWindow(windowId, () =>
		ctx.db.transaction(async (tx) => {
			const locked = await lockOrder(tx, order);
			if (locked.window_id === windowId) return;
			const addOns = await lockAddOns(tx, order);
			const isPacked = addOns.some(({ status }) => status !== 'PLACED');
			if (isPacked || !mayMove({ ...order, ...locked })) {
				throw refused('tooLateToMove', 'The order is being packed, or moves with another one.');
			}
			const whose = await whoseOf(tx, ctx, order);
			const [window] = withSurcharge(whose, await findWindowById(tx, whose, windowId));
			if (!window || !mayMoveInto(window.fee, order.snapshot.cart.priceInfo)) {
				throw refused('022', 'This order cannot move into that window.');
			}
			await prepare?.(tx, window);
			for (const each of [order, ...addOns]) {
				const stop = { tenantId: ctx.tenant.id, windowId: locked.window_id, stopId: each.cart_id };
				const outcome = await moveStop(tx, stop, windowId);
				if (!outcome.ok) throw refused(outcome.code, 'This window is not available.');
				await checkpoint('move.taken');
				await writeWindow(tx, each, window);
				await insertOrderEvent(tx, ctx.tenant.id, each.order_number, 'order.moved');
			}
			await checkpoint('move.written');
		}),
	);
}

function seenFrom({ snapshot, window_id: own }: OrderRow, window: DistributionWindow) {
	const isOpen = window.id === own || mayMoveInto(window.fee, snapshot.cart.priceInfo);
	if (isOpen || !window.available) return window;
	return { ...window, available: false, state: 'dearer' as const, remaining: null };
}

async function whoseOf(tx: Tx, ctx: MoveContext, { snapshot }: OrderRow) {
	const outcome = await resolveDestination(tx, ctx.tenant, snapshot.cart.distributionAddress);
	if (!outcome.ok) throw refused(outcome.code, 'This address is no longer served.');
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	return { tenantId: ctx.tenant.id, timeZone, ...outcome.destination };
}
