import type { WindowCode } from '@korb/contracts/fulfilment/distribution-windows';
import type { Tx } from '../../db/schema.ts';
import {
	deleteHold,
	findHeldWindow,
	freePlace,
	type HoldKey,
	lockHold,
	lockWindows,
} from './holds.sql.ts';
import { deleteStop, insertStop, takeAnotherPlace, turnIntoStop, updateStop } from './stops.sql.ts';

export type StopOutcome = { ok: true; windowId: string } | { ok: false; code: WindowCode };

/** Turns a hold into the order's stop. An expired hold has to take its place again. */
export async function confirmHold(tx: Tx, key: HoldKey, stopId: string): Promise<StopOutcome> {
	const kept = await turnIntoStop(tx, key, stopId);
	if (kept) return { ok: true, windowId: kept };
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

/** Releases an order's place, once. */
export async function cancelStop(
	tx: Tx,
	tenantId: string,
	windowId: string,
	stopId: string,
): Promise<void> {
	if (await deleteStop(tx, tenantId, windowId, stopId)) await freePlace(tx, tenantId, windowId);
}

export type Stop = { tenantId: string; windowId: string; stopId: string };

/** Moves an order to another window, atomically. */
export async function moveStop(tx: Tx, stop: Stop, windowId: string): Promise<StopOutcome> {
	const { tenantId, windowId: left } = stop;
	await lockWindows(tx, tenantId, [left, windowId]);
	if (!(await takeAnotherPlace(tx, tenantId, windowId))) return { ok: false, code: '023' };
	if (!(await updateStop(tx, stop, windowId))) throw new Error('an order without a place');
	await freePlace(tx, tenantId, left);
	return { ok: true, windowId };
}
