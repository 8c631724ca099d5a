import type { HandoverOrder } from '@korb/contracts/admin/picking/handover';
import {
	getHandover,
	postHandover,
	postLoadedCrates,
} from '@korb/contracts/admin/picking/handover-paths';
import { getPicking } from '@korb/contracts/admin/picking/picking-paths';
import { crateCode } from '@korb/domain/picking/crates';
import type { Database } from '../../../apps/api/src/db/database.ts';
import type { Picker } from './hire-picker.ts';
import { type DemoOrder, listOrdersUnderWay } from './orders.sql.ts';
import { reportDelivered } from './report-delivered.ts';
import { takeNextWave } from './take-wave.ts';
import { walkWave } from './walk-wave.ts';

const AT_MOST = 50;

/** Seconds after the order: leaves time for changes, and completes a delivery in five minutes. */
export const demoClock = { PICKING: 120, PICKED: 180, ON_ITS_WAY: 240, DELIVERED: 300 } as const;
type Stop = keyof typeof demoClock;

export type Demo = {
	db: Database;
	/** The API itself, bypassing the edge. */
	url: string;
	/** Signs what drivers report. */
	secret: string;
	clock?: Record<Stop, number>;
};

/**
 * Packs and delivers the orders of a demo shop, one step per run: what a person does in the back
 * office through its endpoints, what a driver reports by a signed call.
 */
export async function moveDemoOrders(demo: Demo, picker: Picker): Promise<void> {
	const clock = demo.clock ?? demoClock;
	const orders = await demo.db.snapshot((tx) => listOrdersUnderWay(tx, picker, AT_MOST));
	const due = (status: DemoOrder['status'], next: Stop) =>
		orders.filter((order) => order.status === status && order.ageSeconds >= clock[next]);
	for (const { orderNumber } of due('ON_ITS_WAY', 'DELIVERED')) {
		await reportDelivered(demo, { tenantId: picker.tenantId, orderNumber });
	}
	await handOver(picker, due('PICKED', 'ON_ITS_WAY'));
	const picking = await picker.office.call(getPicking);
	if (!picking?.wave) {
		await takeNextWave(demo.db, picker, due('PLACED', 'PICKING'));
		return;
	}
	const early = orders.filter(({ ageSeconds }) => ageSeconds < clock.PICKED);
	const isEarly = picking.wave.orders.some(({ orderNumber }) =>
		early.some((order) => order.orderNumber === orderNumber),
	);
	if (!isEarly) await walkWave(picker.office, picking.wave);
}

async function handOver({ office }: Picker, due: readonly DemoOrder[]): Promise<void> {
	if (due.length === 0) return;
	const handover = await office.call(getHandover);
	const packed = handover?.windows.flatMap(({ orders }) => orders) ?? [];
	for (const order of packed) {
		const { orderNumber } = order;
		if (!due.some((each) => each.orderNumber === orderNumber)) continue;
		const codes = listUnloaded(order);
		if (codes.length > 0) await office.call(postLoadedCrates, { body: { codes } });
		await office.call(postHandover, { body: { orderNumbers: [orderNumber] } });
	}
}

function listUnloaded({ orderNumber, crates }: HandoverOrder): string[] {
	return crates
		.filter(({ isLoaded }) => !isLoaded)
		.map(({ number }) => crateCode({ orderNumber, number }));
}
