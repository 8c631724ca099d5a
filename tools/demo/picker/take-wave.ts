import { takeWave } from '@korb/contracts/admin/picking/picking-paths';
import { crates } from '@korb/domain/picking/picking-rules';
import type { Database } from '../../../apps/api/src/db/database.ts';
import type { Picker } from './hire-picker.ts';
import { type DemoOrder, passCutOff, restoreCutOff } from './orders.sql.ts';

/**
 * Orders of one window that fit a trolley. A demo does not wait for the cut-off: it passes for as long
 * as the request takes, so that the window stays open to others.
 */
export async function takeNextWave(
	db: Database,
	{ tenantId, office }: Picker,
	orders: readonly DemoOrder[],
): Promise<void> {
	const [first] = orders;
	if (!first) return;
	const { windowId, unit } = first;
	const orderNumbers = orders
		.filter((order) => order.windowId === windowId && order.unit === unit)
		.slice(0, crates.length)
		.map(({ orderNumber }) => orderNumber);
	const window = { tenantId, windowId };
	const cutOffAt = await db.transaction((tx) => passCutOff(tx, window));
	try {
		await office.call(takeWave, { body: { orderNumbers } });
	} finally {
		if (cutOffAt) await db.transaction((tx) => restoreCutOff(tx, window, cutOffAt));
	}
}
