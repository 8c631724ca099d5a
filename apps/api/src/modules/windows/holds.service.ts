import type { DistributionType, Position } from '@korb/contracts/fulfilment/address';
import type {
	DistributionWindow,
	WindowCode,
} from '@korb/contracts/fulfilment/distribution-windows';
import { checkHold, checkWindow } from '@korb/domain/fulfilment/windows';
import { cents } from '@korb/domain/pricing/money';
import type { Database } from '../../db/database.ts';
import type { Tx } from '../../db/schema.ts';
import type { ClientQuota } from './client-quota.sql.ts';
import {
	deleteHold,
	extendHold,
	findHeldWindow,
	freeExpiredPlaces,
	freePlace,
	type HeldRow,
	type HoldKey,
	lockHold,
	lockHoldWithWindow,
	lockWindows,
	type NewHold,
	renameHold,
	rewriteHold,
	takePlace,
} from './holds.sql.ts';
import { feeOf, toDistributionWindow, toFacts } from './windows.mapper.ts';
import { findWindow, type WindowRow } from './windows.sql.ts';

/** The picking unit that delivers to the cart's address, or its store. */
export type Destination = { distributionType: DistributionType; appointableId: string };

export type HoldRequest = HoldKey &
	Destination & {
		windowId: string;
		/** Position of the address, if known: near existing stops the window is green. */
		position: Position | null;
		holdMinutes: number;
		timeZone: string;
		/** The client to count against; without one there is no limit. */
		client?: ClientQuota | null;
	};

/** A place held for a cart, at the fee agreed when it was chosen. */
export type Hold = {
	window: DistributionWindow;
	expiresAt: Date;
	/** Cents; null while the shop has not set one (029). */
	fee: number | null;
	/** False once expired: the place has to be taken again. */
	isLive: boolean;
};

export type HoldOutcome = { ok: true; hold: Hold } | { ok: false; code: WindowCode };

/**
 * Holds a place in a window for a cart. The previous place is released in the same transaction, and
 * only if the new one was taken.
 */
export async function holdWindow(tx: Tx, input: HoldRequest): Promise<HoldOutcome> {
	const { tenantId, windowId } = input;
	const window = await findWindow(tx, tenantId, windowId, input.position);
	const refusal = checkWindow(window && toFacts(window), input);
	// A full window may be full because of this cart's own hold.
	if (!window || (refusal && refusal !== '023')) return { ok: false, code: refusal ?? '140' };
	if (refusal && !(await hasChosen(tx, input))) return { ok: false, code: refusal };
	const old = await lockHold(tx, input, input.client);
	const hold = toNewHold(input, window);
	if (old.has_place && old.window_id === windowId) {
		// No extensions left: the sweep releases the place, and this cart competes for it like any
		// other.
		if (old.minutes_left <= 0 && !old.may_extend) return { ok: false, code: '023' };
		return { ok: true, hold: toHold(input, window, await rewriteHold(tx, input, hold)) };
	}
	const left = old.has_place ? old.window_id : null;
	if (left) await lockWindows(tx, tenantId, [left, windowId]);
	// A cart that changes its window holds no more places than before.
	const client = old.has_place ? null : (input.client ?? null);
	const expiresAt = await takePlace(tx, input, hold, client);
	if (!expiresAt) return refuse(tx, input);
	if (left) await freePlace(tx, tenantId, left);
	return { ok: true, hold: toHold(input, window, expiresAt) };
}

/**
 * Ensures the hold lasts long enough; an expired hold has to take its place again. Locks the client,
 * also for what the caller counts later.
 */
export async function renewHold(
	tx: Tx,
	input: Omit<HoldRequest, 'windowId' | 'position'> & { neededMinutes: number },
): Promise<HoldOutcome> {
	const { hold: locked, held } = await lockHoldWithWindow(tx, input, input.client);
	const { window_id: windowId, position, ...old } = locked;
	if (!windowId) return { ok: false, code: '008' };
	const { hold, code } = toChecked(held, input, input.timeZone);
	if (!hold || code) return holdWindow(tx, { ...input, windowId, position });
	// The agreed fee stands, even if the window costs something else by now.
	if (old.minutes_left >= input.neededMinutes) return { ok: true, hold };
	if (!old.may_extend) return { ok: false, code: '023' };
	return { ok: true, hold: { ...hold, expiresAt: await extendHold(tx, input, input.holdMinutes) } };
}

export async function releaseHold(tx: Tx, key: HoldKey): Promise<void> {
	const { window_id: windowId, has_place: hasPlace } = await lockHold(tx, key);
	if (windowId && hasPlace) await freePlace(tx, key.tenantId, windowId);
	await deleteHold(tx, key);
}

/** Gives the place of one cart to another, which loses its own. */
export async function moveHold(tx: Tx, from: HoldKey, toCartId: string): Promise<void> {
	await releaseHold(tx, { ...from, cartId: toCartId });
	await renameHold(tx, from, toCartId);
}

/** The hold of a cart and its error code; without a destination only the hold is read. */
export async function readHold(
	tx: Tx,
	key: HoldKey,
	destination: Destination | null,
	timeZone: string,
): Promise<CheckedHold> {
	return toChecked(await findHeldWindow(tx, key), destination, timeZone);
}

type CheckedHold = { hold: Hold | null; code: WindowCode | null };

function toChecked(
	row: HeldRow | null,
	destination: Destination | null,
	timeZone: string,
): CheckedHold {
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
	return { hold, code: checkHold(facts, destination ?? facts?.window ?? noDestination) };
}

const noDestination = { distributionType: '', appointableId: '' };
const PER_SWEEP = 500;

/** Releases all expired holds in short batches, and returns how many. */
export async function sweepHolds(db: Database): Promise<number> {
	let total = 0;
	for (;;) {
		const freed = await db.transaction((tx) => freeExpiredPlaces(tx, PER_SWEEP));
		total += freed;
		if (freed < PER_SWEEP) return total;
	}
}

/** The place was lost to a concurrent request, or the cut-off has just passed. */
async function refuse(tx: Tx, input: HoldRequest): Promise<HoldOutcome> {
	const window = await findWindow(tx, input.tenantId, input.windowId, null);
	return { ok: false, code: checkWindow(window && toFacts(window), input) ?? '023' };
}

async function hasChosen(tx: Tx, input: HoldRequest): Promise<boolean> {
	const held = await findHeldWindow(tx, input);
	return held?.window_id === input.windowId;
}

function toNewHold(input: HoldRequest, window: WindowRow): NewHold {
	return {
		windowId: input.windowId,
		minutes: input.holdMinutes,
		feeCents: feeOf(window),
		isGreen: window.is_green,
		position: input.position,
		clientKey: input.client?.key ?? null,
	};
}

function toHold(input: HoldRequest, window: WindowRow, expiresAt: Date): Hold {
	return {
		window: toDistributionWindow(window, input.timeZone),
		expiresAt,
		fee: feeOf(window),
		isLive: true,
	};
}
