import type { Handover } from '@korb/contracts/admin/picking/handover';
import type { OrderStatus } from '@korb/contracts/order/orders';
import { parseCrateCode } from '@korb/domain/picking/crates';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { SharedReads } from '../../db/reads/shared-reads.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import { advanceOrder } from '../fulfilment/index.ts';
import { findOrder } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { toHandover } from './handover.mapper.ts';
import {
	listPackedOrders,
	listUnpacked,
	lockPacked,
	type PackedRow,
	setLoaded,
} from './handover.sql.ts';

/** The next windows; earlier orders are handed over first. */
const MOST_ORDERS = 200;

export function readHandover(
	{ me, tenant }: StaffContext,
	handovers: SharedReads<Handover>,
	asOf: string | undefined,
): Promise<Handover> {
	const { locale } = tenant.config.clientRuntimeConfig;
	return handovers({
		scope: me,
		asOf,
		async load(tx, scope) {
			const orders = await listPackedOrders(tx, scope, MOST_ORDERS);
			const windowIds = [...new Set(orders.map(({ window_id: id }) => id))];
			return toHandover(orders, await listUnpacked(tx, scope.tenantId, windowIds), locale);
		},
	});
}

/** A crate that is loaded already is skipped: the device may send it again. */
export function loadCrates(ctx: StaffContext, codes: string[]): Promise<{ loaded: number }> {
	const { tenantId, staffId } = ctx.me;
	const crates = codes.map((code) => {
		const crate = parseCrateCode(code);
		if (!crate) throw notFound('crate');
		return crate;
	});
	return ctx.db.transaction(async (tx) => {
		let loaded = 0;
		for (const orderNumber of [...new Set(crates.map((crate) => crate.orderNumber))].toSorted()) {
			const order = await getPacked(tx, ctx, orderNumber);
			const numbers = crates
				.filter((crate) => crate.orderNumber === orderNumber)
				.map(({ number }) => number)
				.filter((number) => !order.loaded.includes(number));
			if (numbers.some((number) => !order.unloaded.includes(number))) throw notFound('crate');
			if (numbers.length === 0) continue;
			if (order.status !== 'PICKED') throw refused('notPacked', 'The order is not packed.');
			await setLoaded(tx, { tenantId, staffId, orderNumber, numbers });
			loaded += new Set(numbers).size;
		}
		return { loaded };
	});
}

/** All or none, so that the list of a van is that of its driver. */
export function handOver(
	ctx: StaffContext,
	orderNumbers: string[],
): Promise<{ orders: { orderNumber: string; status: OrderStatus }[] }> {
	return ctx.db.transaction(async (tx) => {
		const orders = [];
		// In one order, so that two people do not wait for each other.
		for (const orderNumber of orderNumbers.toSorted()) {
			orders.push({ orderNumber, status: await handOverOrder(tx, ctx, orderNumber) });
		}
		return { orders };
	});
}

async function handOverOrder(tx: Tx, ctx: StaffContext, orderNumber: string): Promise<OrderStatus> {
	const { status, distribution_type: type, unloaded } = await getPacked(tx, ctx, orderNumber);
	const isCollected = type === 'CLICK_AND_COLLECT';
	const to = isCollected ? 'DELIVERED' : 'ON_ITS_WAY';
	if (status === 'ON_ITS_WAY' || status === 'DELIVERED') {
		throw refused('handedOver', 'Somebody was faster.');
	}
	if (status !== 'PICKED') throw refused('notPacked', 'The order is not packed.');
	if (unloaded.length > 0) throw refused('cratesMissing', 'A crate was not scanned.');
	const order = await findOrder(tx, ctx.me.tenantId, orderNumber);
	if (!order) throw new Error('the order was just locked');
	await advanceOrder(tx, order, to);
	await recordChange(tx, ctx, {
		action: 'order.handOver',
		subject: `order:${orderNumber}`,
		before: { status },
		after: { status: to },
	});
	return to;
}

async function getPacked(tx: Tx, { me }: StaffContext, orderNumber: string): Promise<PackedRow> {
	const order = await lockPacked(tx, me.tenantId, orderNumber);
	if (!order || !mayEnterUnit(me.units, order.unit)) throw notFound('order');
	return order;
}
