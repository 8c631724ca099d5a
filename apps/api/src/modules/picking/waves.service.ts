import type { OpenWave, Picking, PickingWave } from '@korb/contracts/admin/picking/picking';
import { crates } from '@korb/domain/picking/picking-rules';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { clockAt, instantAt } from '@korb/domain/time/zone';
import type { SharedReads } from '../../db/reads/shared-reads.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused } from '../../errors.ts';
import { advanceOrder } from '../fulfilment/index.ts';
import { findOrder } from '../order-records/index.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { listCrates } from './crates.sql.ts';
import { toOpenWaves, toWave } from './picking.mapper.ts';
import { countResults, listResults, listShelves, listWaveOrders } from './results.sql.ts';
import {
	type ClaimRow,
	findOwnWave,
	insertWave,
	listClaims,
	listReadyOrders,
	lockPicker,
	lockWindow,
	setWalker,
	type WaveRow,
} from './waves.sql.ts';

/** A floor takes the next waves; what comes after them is a matter of the board. */
const MOST_ORDERS = 120;

export async function readPicking(
	ctx: StaffContext,
	openWaves: SharedReads<OpenWave[]>,
	asOf: string | undefined,
): Promise<Picking> {
	const { me, now } = ctx;
	const { timeZone, currency } = ctx.tenant.config.clientRuntimeConfig;
	const midnight = instantAt(clockAt(now, timeZone).day, '00:00', timeZone);
	const own = await ctx.db.snapshot(async (tx) => {
		const found = await findOwnWave(tx, me);
		// In a unit that the person has left, it waits for a shift lead.
		const wave = found && mayEnterUnit(me.units, found.unit) ? found : null;
		return {
			wave: wave && (await loadWave(tx, ctx, wave)),
			today: await countResults(tx, me, midnight),
		};
	});
	const waves = await openWaves({
		scope: me,
		asOf,
		load: async (tx, scope) =>
			toOpenWaves(await listReadyOrders(tx, scope, MOST_ORDERS), { now, timeZone }),
	});
	return { currency, ...own, waves };
}

export async function loadWave(
	tx: Tx,
	{ me, now, tenant }: StaffContext,
	wave: WaveRow,
): Promise<PickingWave> {
	const { tenantId } = me;
	const orders = await listWaveOrders(tx, { tenantId, waveId: wave.wave_id });
	const skus = orders.flatMap(({ snapshot }) =>
		snapshot.cart.productLineItems.map(({ product }) => product.sku),
	);
	const shelves = await listShelves(tx, tenantId, skus);
	const numbers = orders.map(({ order_number: number }) => number);
	const results = await listResults(tx, tenantId, numbers);
	const labelled = await listCrates(tx, tenantId, numbers);
	const { timeZone } = tenant.config.clientRuntimeConfig;
	return toWave({ wave, orders, shelves, results, crates: labelled }, { now, timeZone });
}

export function takeWave(
	ctx: StaffContext,
	{ orderNumbers }: { orderNumbers: string[] },
): Promise<PickingWave> {
	const { me } = ctx;
	return ctx.db.transaction(async (tx) => {
		const { waveId, isNew } = await claimWave(tx, ctx, me, orderNumbers);
		if (isNew) {
			await recordChange(tx, ctx, {
				action: 'wave.take',
				subject: `wave:${waveId}`,
				after: { orders: orderNumbers },
			});
		}
		const wave = await findOwnWave(tx, me, waveId);
		if (!wave) throw new Error('the wave was just taken');
		return loadWave(tx, ctx, wave);
	});
}

type Walker = { tenantId: string; staffId: string };

/** Exactly the orders that were seen, or none: another wave may be on another floor. */
export async function claimWave(
	tx: Tx,
	ctx: StaffContext,
	walker: Walker,
	orderNumbers: string[],
): Promise<{ waveId: string; unit: string; isNew: boolean }> {
	const { tenantId, staffId } = walker;
	const [first] = await getClaims(tx, ctx, orderNumbers);
	await lockWindow(tx, tenantId, first.window_id);
	if (!(await lockPicker(tx, walker))) throw notFound('person');
	const claims = await getClaims(tx, ctx, orderNumbers);
	const { wave_id: taken, unit, window_id: windowId } = claims[0];
	const own = await findOwnWave(tx, walker);
	// The answer to the first request was lost.
	if (own && own.wave_id === taken) return { waveId: taken, unit, isNew: false };
	if (own) throw refused('hasWave', 'The person has another wave.');
	if (!canTake(claims)) throw refused('waveTaken', 'Somebody was faster.');
	const orders = orderNumbers.map((orderNumber, place) => ({
		orderNumber,
		crate: crates[place] ?? '',
	}));
	const waveId = taken ?? (await insertWave(tx, { tenantId, staffId, unit, windowId, orders }));
	if (taken) await setWalker(tx, { tenantId, waveId }, staffId);
	for (const orderNumber of orderNumbers.toSorted()) {
		const order = await findOrder(tx, tenantId, orderNumber);
		if (order) await advanceOrder(tx, order, 'PICKING');
	}
	return { waveId, unit, isNew: true };
}

/** What is in the crates stays there; the next person goes on with it. */
export function leaveWave(ctx: StaffContext, waveId: string): Promise<void> {
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		const wave = await getOwnWave(tx, ctx, waveId);
		if (wave.is_finished) throw refused('waveFinished', 'The wave is packed.');
		await setWalker(tx, { tenantId, waveId }, null);
		await recordChange(tx, ctx, { action: 'wave.leave', subject: `wave:${waveId}` });
	});
}

export async function getOwnWave(tx: Tx, { me }: StaffContext, waveId: string): Promise<WaveRow> {
	const wave = await findOwnWave(tx, me, waveId);
	if (!wave || !mayEnterUnit(me.units, wave.unit)) throw notFound('wave');
	return wave;
}

type Claims = [ClaimRow, ...ClaimRow[]];

async function getClaims(tx: Tx, { me }: StaffContext, orderNumbers: string[]): Promise<Claims> {
	const claims = await listClaims(tx, me.tenantId, orderNumbers);
	const [first, ...others] = claims.filter(({ unit }) => mayEnterUnit(me.units, unit));
	if (!first || others.length + 1 !== orderNumbers.length) throw notFound('order');
	return [first, ...others];
}

/** Together either in no wave, or in one that somebody has left. */
function canTake(claims: Claims): boolean {
	const [first] = claims;
	const isReady = ({
		wave_id: waveId,
		status,
		staff_id: staffId,
		is_finished: isFinished,
	}: ClaimRow) =>
		waveId ? status === 'PICKING' && staffId === null && !isFinished : status === 'PLACED';
	return claims.every(
		(claim) =>
			isReady(claim) &&
			claim.is_past_cut_off &&
			claim.wave_id === first.wave_id &&
			claim.window_id === first.window_id &&
			claim.unit === first.unit,
	);
}
