import type { DistributionType, Position } from '@korb/contracts/address';
import type { DistributionWindow, WindowCode } from '@korb/contracts/distribution-windows';
import { cents } from '@korb/domain/money';
import { judgeHold, refuseWindow } from '@korb/domain/windows';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import { type ClientQuota, mayHoldAnother } from './client-quota.sql.ts';
import {
	deleteHold,
	extendHold,
	findHeldWindow,
	freeExpiredPlaces,
	freePlace,
	type HoldKey,
	lockHold,
	lockWindows,
	type NewHold,
	rewriteHold,
	takePlace,
} from './holds.sql.ts';
import { feeOf, toDistributionWindow, toFacts } from './windows.mapper.ts';
import { findWindow, type WindowRow } from './windows.sql.ts';

/** Where the cart goes: the picking unit that delivers to its address, or its store. */
export type Destination = { distributionType: DistributionType; appointableId: string };

export type HoldWish = HoldKey &
	Destination & {
		windowId: string;
		/** Of the address, where it is known: near a van's stop the window is green. */
		position: Position | null;
		holdMinutes: number;
		timeZone: string;
		/** Who chooses; without one nobody is counted. */
		client?: ClientQuota | null;
	};

/** A place kept for a cart, at the fee promised when it was chosen. */
export type Hold = {
	window: DistributionWindow;
	expiresAt: Date;
	/** Cents; null while the shop has not set one (029). */
	fee: number | null;
	/** False once its time has run out: the place must be won again. */
	isLive: boolean;
};

export type HoldOutcome = { ok: true; hold: Hold } | { ok: false; code: WindowCode };

/**
 * Keeps a place of a window for a cart. The place it had before is given back in the same
 * transaction, and kept when the new one cannot be had.
 */
export async function holdWindow(tx: Tx, wish: HoldWish): Promise<HoldOutcome> {
	const { tenantId, windowId } = wish;
	const window = await findWindow(tx, tenantId, windowId, wish.position);
	const refusal = refuseWindow(window && toFacts(window), wish);
	// A full window may be full because of this very cart.
	if (!window || (refusal && refusal !== '023')) return { ok: false, code: refusal ?? '140' };
	if (refusal && !(await hasChosen(tx, wish))) return { ok: false, code: refusal };
	const old = await lockHold(tx, wish);
	const hold = toNewHold(wish, window);
	if (old.has_place && old.window_id === windowId) {
		// Out of time: the sweep gives it to whoever is next, this cart among them.
		if (old.minutes_left <= 0 && !old.may_extend) return { ok: false, code: '023' };
		return { ok: true, hold: toHold(wish, window, await rewriteHold(tx, wish, hold)) };
	}
	if (!old.has_place && !(await mayHoldAnother(tx, wish))) return { ok: false, code: '023' };
	const left = old.has_place ? old.window_id : null;
	if (left) await lockWindows(tx, tenantId, [left, windowId]);
	const expiresAt = await takePlace(tx, wish, hold);
	if (!expiresAt) return refuse(tx, wish);
	if (left) await freePlace(tx, tenantId, left);
	return { ok: true, hold: toHold(wish, window, expiresAt) };
}

/** Keeps a cart's window for as long as is needed; one that has run out must win its place again. */
export async function renewHold(
	tx: Tx,
	wish: Omit<HoldWish, 'windowId' | 'position'> & { neededMinutes: number },
): Promise<HoldOutcome> {
	const { window_id: windowId, position, ...old } = await lockHold(tx, wish);
	if (!windowId) return { ok: false, code: '008' };
	const { hold, code } = await readHold(tx, wish, wish, wish.timeZone);
	if (!hold || code) return holdWindow(tx, { ...wish, windowId, position });
	// The fee is what was promised, whatever the window costs by now.
	if (old.minutes_left >= wish.neededMinutes) return { ok: true, hold };
	if (!old.may_extend) return { ok: false, code: '023' };
	return { ok: true, hold: { ...hold, expiresAt: await extendHold(tx, wish, wish.holdMinutes) } };
}

export async function releaseHold(tx: Tx, key: HoldKey): Promise<void> {
	const { window_id: windowId, has_place: hasPlace } = await lockHold(tx, key);
	if (windowId && hasPlace) await freePlace(tx, key.tenantId, windowId);
	await deleteHold(tx, key);
}

/** What a cart has chosen and what is wrong with it; without a destination only the hold is read. */
export async function readHold(
	tx: Tx,
	key: HoldKey,
	destination: Destination | null,
	timeZone: string,
): Promise<{ hold: Hold | null; code: WindowCode | null }> {
	const row = await findHeldWindow(tx, key);
	const fee = row?.promised_fee_cents ?? null;
	const hold = row && {
		window: { ...toDistributionWindow(row, timeZone), fee, isGreen: row.promised_green },
		expiresAt: row.expires_at,
		fee,
		isLive: row.is_live,
	};
	const facts = row && {
		window: toFacts(row),
		isLive: row.is_live,
		fee: fee === null ? null : cents(fee),
	};
	return { hold, code: judgeHold(facts, destination ?? facts?.window ?? noDestination) };
}

const noDestination = { distributionType: '', appointableId: '' };
const PER_SWEEP = 500;

/** Gives back every place whose time has run out; how many. Short transactions, as many as it takes. */
export async function sweepHolds(db: Database): Promise<number> {
	let total = 0;
	for (;;) {
		const freed = await db.transaction((tx) => freeExpiredPlaces(tx, PER_SWEEP));
		total += freed;
		if (freed < PER_SWEEP) return total;
	}
}

/** Somebody was faster, or the cut-off passed this very moment. */
async function refuse(tx: Tx, wish: HoldWish): Promise<HoldOutcome> {
	const window = await findWindow(tx, wish.tenantId, wish.windowId, null);
	return { ok: false, code: refuseWindow(window && toFacts(window), wish) ?? '023' };
}

async function hasChosen(tx: Tx, wish: HoldWish): Promise<boolean> {
	const held = await findHeldWindow(tx, wish);
	return held?.window_id === wish.windowId;
}

function toNewHold(wish: HoldWish, window: WindowRow): NewHold {
	return {
		windowId: wish.windowId,
		minutes: wish.holdMinutes,
		feeCents: feeOf(window),
		isGreen: window.is_green,
		position: wish.position,
		clientKey: wish.client?.key ?? null,
	};
}

function toHold(wish: HoldWish, window: WindowRow, expiresAt: Date): Hold {
	return {
		window: toDistributionWindow(window, wish.timeZone),
		expiresAt,
		fee: feeOf(window),
		isLive: true,
	};
}
