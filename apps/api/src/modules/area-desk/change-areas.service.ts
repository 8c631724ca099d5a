import { isDeepStrictEqual } from 'node:util';
import type { AreaInput, AreaList, AreaShape, DeskArea } from '@korb/contracts/admin/areas/areas';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { notFound, refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { toAudited } from './area-desk.mapper.ts';
import {
	clearDefault,
	deleteArea,
	findShapeProblem,
	insertArea,
	listAreaRows,
	lockAreas,
	takesFromOthers,
	updateArea,
} from './area-desk.sql.ts';
import { getArea, loadList, loadUnits } from './read-areas.service.ts';

const MOST_AREAS = 500;

type NewArea = AreaInput & { areaNumber: string; shape: AreaShape };

export function addArea(ctx: StaffContext, area: NewArea): Promise<DeskArea> {
	const { areaNumber } = area;
	const key = { tenantId: ctx.me.tenantId, areaNumber };
	return ctx.db.transaction(async (tx) => {
		await lockAreas(tx, key.tenantId);
		await requireUnits(tx, ctx, area);
		await requireValid(tx, area.shape);
		if ((await listAreaRows(tx, key.tenantId)).length >= MOST_AREAS) {
			throw refused('tooMany', `There are ${MOST_AREAS} areas already.`);
		}
		if (area.isDefault) await moveDefault(tx, ctx, areaNumber);
		if (!(await insertArea(tx, key, area))) {
			throw refused('areaExists', 'An area has this number.');
		}
		await requireNoTaking(tx, ctx, areaNumber);
		const added = await getArea(tx, ctx, areaNumber);
		await recordChange(tx, ctx, {
			action: 'area.add',
			subject: `area:${areaNumber}`,
			after: { ...toAudited(added), points: added.points },
		});
		return added;
	});
}

type AreaChange = AreaInput & {
	areaNumber: string;
	version: number;
	shape?: AreaShape | undefined;
};

export function changeArea(ctx: StaffContext, change: AreaChange): Promise<DeskArea> {
	const { areaNumber } = change;
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, change);
		await requireUnits(tx, ctx, change, current.pickingUnitIds);
		if (change.shape) await requireValid(tx, change.shape);
		if (current.isDefault && !change.isDefault) throw noDefault();
		if (change.isDefault) await moveDefault(tx, ctx, areaNumber);
		await updateArea(tx, { tenantId: ctx.me.tenantId, areaNumber }, change);
		if (changesReach(current, change)) await requireNoTaking(tx, ctx, areaNumber);
		const changed = await getArea(tx, ctx, areaNumber);
		await recordChange(tx, ctx, {
			action: 'area.change',
			subject: `area:${areaNumber}`,
			before: { ...toAudited(current), ...(change.shape && describe(current)) },
			after: { ...toAudited(changed), ...(change.shape && describe(changed)) },
		});
		return changed;
	});
}

export function removeArea(
	ctx: StaffContext,
	key: { areaNumber: string; version: number },
): Promise<AreaList> {
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, key);
		if (current.isDefault) throw noDefault();
		await deleteArea(tx, { tenantId: ctx.me.tenantId, areaNumber: key.areaNumber });
		await recordChange(tx, ctx, {
			action: 'area.remove',
			subject: `area:${key.areaNumber}`,
			before: { ...toAudited(current), ...describe(current) },
		});
		return loadList(tx, ctx);
	});
}

async function getVersion(
	tx: Tx,
	ctx: StaffContext,
	{ areaNumber, ...requested }: { areaNumber: string; version: number },
): Promise<DeskArea> {
	await lockAreas(tx, ctx.me.tenantId);
	const current = await getArea(tx, ctx, areaNumber);
	if (current.version !== requested.version) throw new Stale(current, requested);
	return current;
}

/** Units of others may stay behind the first one, but nobody adds them. */
async function requireUnits(
	tx: Tx,
	ctx: StaffContext,
	{ pickingUnitIds: [first = '', ...others] }: AreaInput,
	before: readonly string[] = [],
): Promise<void> {
	const units = await loadUnits(tx, ctx);
	const mayStay = others.every((unit) => units.includes(unit) || before.includes(unit));
	if (!units.includes(first) || !mayStay) throw notFound('unit');
}

/** Addresses of areas that the person does not see stay there. */
async function requireNoTaking(tx: Tx, ctx: StaffContext, areaNumber: string): Promise<void> {
	const { tenantId, units } = ctx.me;
	if (units === null || !(await takesFromOthers(tx, { tenantId, areaNumber }, units))) return;
	throw refused('otherArea', 'It would take addresses from an area of another unit.');
}

function changesReach(current: DeskArea, { shape, priority, postalCodes }: AreaChange): boolean {
	const isSame = isDeepStrictEqual(postalCodes, current.postalCodes);
	return shape !== undefined || priority !== current.priority || !isSame;
}

export async function requireValid(tx: Tx, shape: AreaShape): Promise<void> {
	const reason = await findShapeProblem(tx, shape);
	if (reason !== null) throw refused('shapeInvalid', reason);
}

/** The default area may be of a unit that the person does not see; then it stays. */
async function moveDefault(tx: Tx, ctx: StaffContext, areaNumber: string): Promise<void> {
	const { tenantId, units } = ctx.me;
	const rows = await listAreaRows(tx, tenantId);
	const old = rows.find((row) => row.is_default && row.delivery_area_number !== areaNumber);
	if (!old) return;
	if (!mayEnterUnit(units, old.picking_unit_ids[0] ?? '')) throw noDefault();
	await clearDefault(tx, { tenantId, areaNumber });
	await recordChange(tx, ctx, {
		action: 'area.change',
		subject: `area:${old.delivery_area_number}`,
		before: { isDefault: true },
		after: { isDefault: false },
	});
}

function noDefault() {
	return refused('defaultArea', 'A shop keeps its default area until another one is.');
}

/** Enough to notice a new border. */
function describe({ points, squareKilometres }: DeskArea) {
	return { points, squareKilometres };
}
