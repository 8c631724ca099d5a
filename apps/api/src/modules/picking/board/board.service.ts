import type { PickingBoard } from '@korb/contracts/admin/picking/picking-board';
import { mayEnterUnit, roleMay } from '@korb/domain/staff/permissions';
import type { Scope, SharedReads } from '../../../db/reads/shared-reads.ts';
import type { Tx } from '../../../db/schema.ts';
import { notFound, refused } from '../../../errors.ts';
import { recordChange, type StaffContext } from '../../staff/index.ts';
import { type Clock, toOpenWaves } from '../picking.mapper.ts';
import { claimWave } from '../waves.service.ts';
import { listReadyOrders, lockPicker, setWalker } from '../waves.sql.ts';
import { toBoardWave, toShortage } from './board.mapper.ts';
import {
	listActiveStaff,
	listBoardWaves,
	listShortages,
	lockWalker,
	type PickerRow,
} from './board.sql.ts';

const MOST_ORDERS = 300;

export function readBoard(
	{ me, now, tenant }: StaffContext,
	boards: SharedReads<PickingBoard>,
	asOf: string | undefined,
): Promise<PickingBoard> {
	const { timeZone } = tenant.config.clientRuntimeConfig;
	return boards({
		scope: me,
		asOf,
		load: (tx, scope) => loadBoard(tx, scope, { now, timeZone }),
	});
}

async function loadBoard(tx: Tx, scope: Scope, clock: Clock): Promise<PickingBoard> {
	const open = toOpenWaves(await listReadyOrders(tx, scope, MOST_ORDERS), clock);
	const pickers = (await listActiveStaff(tx, scope.tenantId)).filter(mayPick);
	return {
		waves: (await listBoardWaves(tx, scope)).map((row) => toBoardWave(row, clock)),
		// What somebody has left is under way, too.
		open: open.filter(({ isStarted }) => !isStarted),
		people: pickers
			.filter(
				({ units }) => !scope.units || !units || units.some((unit) => scope.units?.includes(unit)),
			)
			.map((row) => ({
				...{ staffId: row.staff_id, name: row.name },
				...{ units: row.units, hasWave: row.has_wave },
			})),
		shortages: (await listShortages(tx, scope)).map(toShortage),
	};
}

type Assignment = { waveId: string; staffId: string; from: string | null };

/** `from` is the version: whoever has seen somebody else walk it is refused. */
export function assignWave(
	ctx: StaffContext,
	{ waveId, staffId, from }: Assignment,
): Promise<void> {
	const { tenantId, units } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		// The person first, as for those who take a wave themselves.
		await lockPicker(tx, { tenantId, staffId });
		const wave = await lockWalker(tx, { tenantId, waveId });
		if (!wave || !mayEnterUnit(units, wave.unit)) throw notFound('wave');
		if (wave.is_finished) throw refused('waveFinished', 'The wave is packed.');
		if (wave.staff_id !== from) throw refused('waveMoved', 'Somebody was faster.');
		const picker = await getPicker(tx, ctx, staffId, wave.unit);
		if (wave.staff_id === staffId) return;
		if (picker.has_wave) throw refused('hasWave', 'The person has another wave.');
		await setWalker(tx, { tenantId, waveId }, staffId);
		await recordChange(tx, ctx, {
			action: 'wave.assign',
			subject: `wave:${waveId}`,
			before: { person: wave.person },
			after: { person: picker.name },
		});
	});
}

/** Begins a wave for somebody. */
export function assignOrders(
	ctx: StaffContext,
	{ orderNumbers, staffId }: { orderNumbers: string[]; staffId: string },
): Promise<void> {
	const { tenantId } = ctx.me;
	return ctx.db.transaction(async (tx) => {
		const walker = { tenantId, staffId };
		const { waveId, unit, isNew } = await claimWave(tx, ctx, walker, orderNumbers);
		const { name } = await getPicker(tx, ctx, staffId, unit);
		if (!isNew) return;
		await recordChange(tx, ctx, {
			action: 'wave.assign',
			subject: `wave:${waveId}`,
			after: { person: name, orders: orderNumbers },
		});
	});
}

async function getPicker(
	tx: Tx,
	{ me: { tenantId } }: StaffContext,
	staffId: string,
	unit: string,
): Promise<PickerRow> {
	const people = await listActiveStaff(tx, tenantId);
	const picker = people.find((row) => row.staff_id === staffId);
	if (!picker || !mayPick(picker) || !mayEnterUnit(picker.units, unit)) throw notFound('person');
	return picker;
}

const mayPick = ({ roles }: PickerRow) => roles.some((role) => roleMay(role, 'orders.pick'));
