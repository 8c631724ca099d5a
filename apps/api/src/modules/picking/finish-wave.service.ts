import type { OrderStatus } from '@korb/contracts/order/orders';
import { orderStep } from '@korb/domain/order/order-states';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { pickOrder } from '../fulfilment/index.ts';
import { findOrder, lockOrder, type OrderDeps, type OrderRow } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { listCrates } from './crates.sql.ts';
import { toReport } from './picking.mapper.ts';
import { listResults, listWaveOrders, type ResultRow, type WaveOrderRow } from './results.sql.ts';
import { getOwnWave } from './waves.service.ts';
import { closeWave } from './waves.sql.ts';

/**
 * Packs each order as a signed report does. An order that is packed already is skipped, so a wave
 * that was interrupted halfway is finished by the next attempt.
 */
export async function finishWave(
	ctx: StaffContext,
	deps: OrderDeps,
	waveId: string,
): Promise<{ orders: { orderNumber: string; status: OrderStatus }[] }> {
	const { tenantId } = ctx.me;
	const { orders, results, crates } = await ctx.db.snapshot((tx) => loadResults(tx, ctx, waveId));
	const open = orders.filter(({ is_open: isOpen }) => isOpen);
	const packed = open.map((order) => ({ order, own: resultsOf(order, results) }));
	for (const { order, own } of packed) {
		if (own.length < order.snapshot.cart.productLineItems.length) {
			throw refused('waveUnfinished', 'A line item has no result yet.');
		}
		const isLabelled = crates.some((crate) => crate.order_number === order.order_number);
		if (!isLabelled && own.some(({ quantity }) => quantity > 0)) {
			throw refused('cratesMissing', 'An order has no labelled crate.');
		}
	}
	for (const { order, own } of packed) await packOrder(ctx, deps, order, own);
	return ctx.db.transaction(async (tx) => {
		await closeWave(tx, { tenantId, waveId });
		const found = [];
		for (const { order_number: orderNumber } of orders) {
			const order = await findOrder(tx, tenantId, orderNumber);
			if (order) found.push({ orderNumber, status: order.status });
		}
		return { orders: found };
	});
}

async function loadResults(tx: Tx, ctx: StaffContext, waveId: string) {
	await getOwnWave(tx, ctx, waveId);
	const { tenantId } = ctx.me;
	const orders = await listWaveOrders(tx, { tenantId, waveId });
	const numbers = orders.map(({ order_number: number }) => number);
	const results = await listResults(tx, tenantId, numbers);
	return { orders, results, crates: await listCrates(tx, tenantId, numbers) };
}

async function packOrder(
	ctx: StaffContext,
	deps: OrderDeps,
	{ order_number: orderNumber, snapshot }: WaveOrderRow,
	results: readonly ResultRow[],
): Promise<void> {
	const { tenantId } = ctx.me;
	const order = await ctx.db.single((tx) => findOrder(tx, tenantId, orderNumber));
	if (!order) throw new Error('the order of a wave is gone');
	const lines = toReport(snapshot, results);
	await pickOrder(deps, order, { lines }, async (tx) => {
		if (!(await isStillOpen(tx, order))) return false;
		const latest = await listResults(tx, tenantId, [orderNumber]);
		if (lastOf(latest) !== lastOf(results)) {
			throw refused('waveUnfinished', 'A line item has changed meanwhile.');
		}
		await recordChange(tx, ctx, {
			action: 'order.pick',
			subject: `order:${orderNumber}`,
			before: { status: 'PICKING' },
			after: { status: 'PICKED' },
		});
		return true;
	});
}

async function isStillOpen(tx: Tx, order: OrderRow): Promise<boolean> {
	const { status } = await lockOrder(tx, order);
	return orderStep(status, 'PICKED') === 'allowed';
}

const resultsOf = ({ order_number: number }: WaveOrderRow, results: readonly ResultRow[]) =>
	results.filter((result) => result.order_number === number);

const lastOf = (results: readonly ResultRow[]) =>
	Math.max(0, ...results.map(({ result_number: number }) => Number(number)));
