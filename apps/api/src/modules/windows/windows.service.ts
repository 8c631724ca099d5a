import type { DistributionType, Position } from '@korb/contracts/fulfilment/address';
import type { DistributionWindow } from '@korb/contracts/fulfilment/distribution-windows';
import type { Tx } from '../../db/schema.ts';
import { toDistributionWindow } from './windows.mapper.ts';
import {
	findEarliestWindow,
	findWindow,
	listEarliestRows,
	listUpcomingWindows,
} from './windows.sql.ts';

type Shop = { tenantId: string; timeZone: string };
type Whose = Shop & {
	distributionType: DistributionType;
	appointableId: string;
	/** Position of the address; decides which windows are green. */
	position: Position | null;
};

export async function listUpcoming(
	tx: Tx,
	whose: Whose,
	days: number,
): Promise<DistributionWindow[]> {
	const rows = await listUpcomingWindows(tx, { ...whose, days });
	return rows.map((row) => toDistributionWindow(row, whose.timeZone));
}

export async function findEarliest(tx: Tx, whose: Whose): Promise<DistributionWindow | null> {
	const row = await findEarliestWindow(tx, whose);
	return row && toDistributionWindow(row, whose.timeZone);
}

/** An array of one window, or empty if it belongs to another picking unit. */
export async function findWindowById(
	tx: Tx,
	whose: Whose,
	windowId: string,
): Promise<DistributionWindow[]> {
	const row = await findWindow(tx, whose.tenantId, windowId, whose.position);
	if (row?.appointable_id !== whose.appointableId) return [];
	return row.distribution_type === whose.distributionType
		? [toDistributionWindow(row, whose.timeZone)]
		: [];
}

export async function listEarliestWindows(
	tx: Tx,
	shop: Shop & { distributionType: DistributionType },
	appointableIds: string[],
): Promise<Map<string, DistributionWindow>> {
	const rows = await listEarliestRows(tx, shop, appointableIds);
	return new Map(rows.map((row) => [row.appointable_id, toDistributionWindow(row, shop.timeZone)]));
}
