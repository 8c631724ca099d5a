import type {
	ImportApproval,
	ImportRunDetails,
	ImportStatus,
	MappingChange,
} from '@korb/contracts/admin/assortment/imports';
import { isUsable } from '@korb/domain/catalogue/import-fields';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import { isGuarded } from '../../db/guards/guards.ts';
import { refused, Stale } from '../../errors.ts';
import type { Outbox } from '../../outbox/outbox.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { loadDetails, requireOwn } from './imports.service.ts';
import { type ImportChange, type ImportRow, lockImport, updateImport } from './imports.sql.ts';
import { isTable } from './read/read-lines.ts';

/** What a check found holds for some days at most. */
const MOST_DAYS = 7;

type Deps = { outbox: Outbox };

export function changeMapping(
	ctx: StaffContext,
	deps: Deps,
	importId: number,
	change: MappingChange,
): Promise<ImportRunDetails> {
	const from: ImportStatus[] = ['uploaded', 'checked'];
	return decide(ctx, importId, { change, from, deps }, (run) => {
		const { mapping, region, maxStepPercent } = change;
		if (isTable(run.format) && !isUsable(mapping)) {
			throw refused('mapping', 'It needs an article number, and a field to change.');
		}
		if (!mayEnterUnit(ctx.me.units, region)) throw refused('otherUnit', 'Not one of your units.');
		return {
			audited: null,
			set: {
				...{ status: 'checking', mapping, region, max_step_percent: maxStepPercent },
				...{ new_count: 0, changed_count: 0, unchanged_count: 0, refused_count: 0, held_count: 0 },
			},
		};
	});
}

/** Lines that were held back can be applied later; all others only once. */
export function applyImport(
	ctx: StaffContext,
	deps: Deps,
	importId: number,
	change: ImportApproval,
): Promise<ImportRunDetails> {
	const { includesHeld } = change;
	const applyAt = change.applyAt ? plannedTime(ctx, change.applyAt) : null;
	const from: ImportStatus[] = includesHeld && !applyAt ? ['checked', 'applied'] : ['checked'];
	return decide(ctx, importId, { change, from, deps }, (run) => {
		const open = run.status === 'checked' ? run.new_count + run.changed_count : 0;
		const lines = open + (includesHeld ? run.held_count : 0);
		if (lines === 0) throw refused('nothing', 'There is nothing to apply.');
		const by = { includes_held: includesHeld, applied_by: ctx.me.name };
		return applyAt
			? {
					audited: 'import.plan',
					after: { lines, includesHeld, applyAt: applyAt.toISOString() },
					set: { status: 'planned', apply_at: applyAt, ...by },
				}
			: {
					audited: 'import.apply',
					after: { lines, includesHeld },
					set: { status: 'applying', applied_at: ctx.now, ...by },
				};
	});
}

function plannedTime({ now }: StaffContext, applyAt: string): Date {
	const time = new Date(applyAt);
	if (time <= now) throw refused('timePast', 'The time has passed.');
	if (time.getTime() > now.getTime() + MOST_DAYS * 86_400_000) {
		throw refused('tooFar', 'A time within a week, please.');
	}
	return time;
}

export function cancelPlannedImport(
	ctx: StaffContext,
	deps: Deps,
	importId: number,
	change: { version: number },
): Promise<ImportRunDetails> {
	return decide(ctx, importId, { change, from: ['planned'], deps }, () => ({
		audited: 'import.cancel',
		after: {},
		set: { status: 'checked', apply_at: null, applied_by: null },
	}));
}

export function rollBackImport(
	ctx: StaffContext,
	deps: Deps,
	importId: number,
	change: { version: number },
): Promise<ImportRunDetails> {
	return decide(ctx, importId, { change, from: ['applied'], deps }, (run) => ({
		audited: 'import.rollBack',
		after: { lines: run.applied_count },
		set: { status: 'rollingBack', rolled_back_at: ctx.now, rolled_back_by: ctx.me.name },
	}));
}

export function discardImport(
	ctx: StaffContext,
	deps: Deps,
	importId: number,
	change: { version: number },
): Promise<ImportRunDetails> {
	const from: ImportStatus[] = ['uploaded', 'checking', 'checked'];
	return decide(ctx, importId, { change, from, deps }, () => ({
		audited: 'import.discard',
		after: {},
		set: { status: 'discarded' },
	}));
}

const hasWork: ImportStatus[] = ['checking', 'applying', 'rollingBack'];

type Decision = { change: { version: number }; from: ImportStatus[]; deps: Deps };
type Outcome = { audited: string | null; after?: object; set: ImportChange };

/** The worker does the work; who was faster decides. */
function decide(
	ctx: StaffContext,
	importId: number,
	{ change, from, deps }: Decision,
	toOutcome: (run: ImportRow) => Outcome,
): Promise<ImportRunDetails> {
	const key = { tenantId: ctx.me.tenantId, importId };
	return ctx.db.transaction(async (tx) => {
		const run = requireOwn(ctx, await lockImport(tx, key));
		if (isGuarded('import-version')) {
			if (run.version !== change.version) {
				throw new Stale(await loadDetails(tx, ctx, importId), change);
			}
			if (!from.includes(run.status)) throw refused(run.status, 'Not in this state.');
		}
		const { audited, after, set } = toOutcome(run);
		await updateImport(tx, key, set);
		if (audited) {
			const subject = `import:${importId}`;
			await recordChange(tx, ctx, {
				action: audited,
				subject,
				after: { file: run.name, ...after },
			});
		}
		if (set.status && hasWork.includes(set.status))
			await deps.outbox.enqueue(tx, 'run-import', key);
		return loadDetails(tx, ctx, importId);
	});
}
