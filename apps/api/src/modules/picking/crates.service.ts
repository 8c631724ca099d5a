import type { LabelledCrate } from '@korb/contracts/admin/picking/picking';
import { isRightCrate } from '@korb/domain/picking/crates';
import { notFound, refused } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { type CrateRow, insertCrate, listCrates } from './crates.sql.ts';
import { lockOrders } from './lock-orders.ts';
import { listWaveOrders, type WaveOrderRow } from './results.sql.ts';
import { getOwnWave } from './waves.service.ts';

/** Known crates are skipped, also when their order is packed by now: the device may send again. */
export function storeCrates(
	ctx: StaffContext,
	waveId: string,
	crates: LabelledCrate[],
): Promise<{ stored: number }> {
	const { tenantId, staffId } = ctx.me;
	const numbers = crates.map(({ orderNumber }) => orderNumber);
	return ctx.db.transaction(async (tx) => {
		await getOwnWave(tx, ctx, waveId);
		await lockOrders(tx, tenantId, numbers);
		const orders = await listWaveOrders(tx, { tenantId, waveId });
		const known = await listCrates(tx, tenantId, numbers);
		let stored = 0;
		for (const crate of crates) {
			const order = orders.find(({ order_number: number }) => number === crate.orderNumber);
			if (!order) throw notFound('order');
			const own = known.filter(({ order_number: number }) => number === crate.orderNumber);
			if (isRepeated(crate, own)) continue;
			checkNext(crate, order, own);
			const { orderNumber, number, temperatureZone } = crate;
			await insertCrate(tx, { tenantId, staffId, orderNumber, number, temperatureZone });
			known.push({ order_number: orderNumber, number, temperature_zone: temperatureZone });
			stored += 1;
		}
		return { stored };
	});
}

function isRepeated({ number, temperatureZone }: LabelledCrate, own: readonly CrateRow[]): boolean {
	const first = own.find((each) => each.number === number);
	if (!first) return false;
	if (first.temperature_zone !== temperatureZone) {
		throw refused('crateUsed', 'This crate is in another temperature zone.');
	}
	return true;
}

function checkNext(crate: LabelledCrate, order: WaveOrderRow, own: readonly CrateRow[]): void {
	if (!order.is_open) throw refused('orderClosed', 'The order is packed or cancelled.');
	if (!isRightCrate(crate, crate.code)) {
		throw refused('wrongCrate', 'The label belongs to another crate.');
	}
	if (crate.number !== own.length + 1) {
		throw refused('crateSkipped', 'Crates are numbered without gaps.');
	}
}
