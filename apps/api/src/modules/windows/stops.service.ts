import type { WindowCode } from '@korb/contracts/distribution-windows';
import type { Tx } from '../../db/schema.ts';
import { deleteHold, findHeldWindow, freePlace, type HoldKey, lockHold } from './holds.sql.ts';
import { deleteStop, insertStop, takeAnotherPlace } from './stops.sql.ts';

export type StopOutcome = { ok: true; windowId: string } | { ok: false; code: WindowCode };

/** The kept place becomes the order's. One whose time ran out must be won again. */
export async function confirmHold(tx: Tx, key: HoldKey, stopId: string): Promise<StopOutcome> {
	const { window_id: windowId, has_place: hasPlace } = await lockHold(tx, key);
	const held = windowId ? await findHeldWindow(tx, key) : null;
	if (!windowId || !held) return { ok: false, code: '008' };
	if (held.is_past_cut_off) return { ok: false, code: '141' };
	if (!hasPlace && !(await takeAnotherPlace(tx, key.tenantId, windowId)))
		return { ok: false, code: '023' };
	await insertStop(tx, key, windowId, stopId);
	await deleteHold(tx, key);
	return { ok: true, windowId };
}

/** Gives an order's place back, once. */
export async function cancelStop(
	tx: Tx,
	tenantId: string,
	windowId: string,
	stopId: string,
): Promise<void> {
	if (await deleteStop(tx, tenantId, windowId, stopId)) await freePlace(tx, tenantId, windowId);
}
