import type {
	DeskWindowDetails,
	WindowOutcome,
	WindowScope,
	WindowTerms,
} from '@korb/contracts/admin/windows/windows';
import { dayAt } from '@korb/domain/pricing/prices';
import { clockAt } from '@korb/domain/time/zone';
import type { Tx } from '../../db/schema.ts';
import { ApiError, refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { applyPlan, findTemplateOf, listTemplates, lockPlan } from '../windows/index.ts';
import { listAffected } from './affected-windows.ts';
import { changeScope } from './change-scope.ts';
import { getWindow, loadDetails, scheduleOf } from './read-windows.service.ts';
import { toTerms } from './window-desk.mapper.ts';
import {
	type DeskWindowRow,
	lockWindowRows,
	updateClosing,
	updateTerms,
} from './window-desk.sql.ts';

type Versioned = { windowId: string; version: number };
type WindowChange = Versioned & WindowTerms & { scope: WindowScope };

/** Fees that were agreed with a hold or an order stay: they are stored there. */
export function changeWindow(ctx: StaffContext, change: WindowChange): Promise<WindowOutcome> {
	const { windowId, version, scope, ...terms } = change;
	const { tenantId } = ctx.me;
	const { timeZone } = ctx.tenant.config.clientRuntimeConfig;
	return ctx.db.transaction(async (tx) => {
		await lockPlan(tx, tenantId);
		const { row, rows } = await lockVersion(tx, ctx, change, scope);
		requireMayChange(ctx, row, scope, terms);
		if (terms.capacity < row.taken) {
			throw refused('placesTaken', 'Places that are taken cannot be removed.');
		}
		const template = findTemplateOf(await listTemplates(tx, tenantId), row, timeZone);
		if (scope !== 'window' && !template) throw refused('noTemplate', 'No template plans it.');
		const affected = listAffected(rows, row, { scope, template, timeZone });
		const changed = affected.filter(({ taken }) => taken <= terms.capacity);
		const isEdited = scope === 'window';
		await updateTerms(tx, tenantId, idsOf(changed), { ...terms, isEdited });
		if (scope !== 'window' && template) {
			const today = dayAt(ctx.now, timeZone);
			await changeScope(tx, tenantId, template, { scope, terms, day: row.day, today });
			await applyPlan(tx, { id: tenantId, timeZone }, today);
		}
		await recordChange(tx, ctx, {
			action: 'window.change',
			subject: `window:${windowId}`,
			before: toTerms(row),
			after: {
				window: nameOf(row, timeZone),
				...terms,
				...(scope !== 'window' && { scope, windows: changed.length }),
			},
		});
		const window = await loadDetails(tx, ctx, await getWindow(tx, ctx, windowId));
		return { window, changed: changed.length, kept: affected.length - changed.length };
	});
}

export function closeWindow(
	ctx: StaffContext,
	{ reason, ...of }: Versioned & { reason: string },
): Promise<DeskWindowDetails> {
	return setClosing(ctx, { ...of, reason });
}

export function openWindow(ctx: StaffContext, of: Versioned): Promise<DeskWindowDetails> {
	return setClosing(ctx, { ...of, reason: null });
}

function setClosing(
	ctx: StaffContext,
	change: Versioned & { reason: string | null },
): Promise<DeskWindowDetails> {
	const { windowId, reason } = change;
	return ctx.db.transaction(async (tx) => {
		const { row } = await lockVersion(tx, ctx, change, 'window');
		requireMayChange(ctx, row, 'window', toTerms(row));
		await updateClosing(tx, ctx.me.tenantId, windowId, reason);
		await recordChange(tx, ctx, {
			action: reason === null ? 'window.open' : 'window.close',
			subject: `window:${windowId}`,
			before: { closedReason: row.closed_reason },
			after: {
				window: nameOf(row, ctx.tenant.config.clientRuntimeConfig.timeZone),
				closedReason: reason,
			},
		});
		return loadDetails(tx, ctx, await getWindow(tx, ctx, windowId));
	});
}

/** The locked windows of the scope, if the chosen one is still what the change is based on. */
async function lockVersion(
	tx: Tx,
	ctx: StaffContext,
	{ windowId, ...requested }: Versioned,
	scope: WindowScope,
): Promise<{ row: DeskWindowRow; rows: DeskWindowRow[] }> {
	const found = await getWindow(tx, ctx, windowId);
	const whose = { tenantId: ctx.me.tenantId, ...scheduleOf(found) };
	const rows = await lockWindowRows(tx, whose, scope === 'window' ? windowId : null);
	const row = rows.find((each) => each.window_id === windowId);
	if (!row || row.has_started) throw refused('windowStarted', 'It has started.');
	if (row.version !== requested.version) {
		throw new Stale(await loadDetails(tx, ctx, row), requested);
	}
	return { row, rows };
}

/** Whoever dispatches adapts the places of the day; everything else is planned by managers. */
function requireMayChange(
	{ me, now, tenant }: StaffContext,
	row: DeskWindowRow,
	scope: WindowScope,
	terms: WindowTerms,
): void {
	if (me.permissions.includes('windows.manage')) return;
	const current = toTerms(row);
	const isToday = row.day === dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
	const isPlacesOnly =
		terms.fee === current.fee &&
		terms.leadMinutes === current.leadMinutes &&
		terms.greenReduction === current.greenReduction;
	if (isToday && isPlacesOnly && scope === 'window') return;
	throw new ApiError('forbidden', 'Your role changes places of today only.');
}

/** Ids tell people nothing. */
function nameOf({ appointable_id: id, day, starts_at }: DeskWindowRow, timeZone: string): string {
	return `${id}, ${day} ${clockAt(starts_at, timeZone).time}`;
}

function idsOf(rows: readonly DeskWindowRow[]): string[] {
	return rows.map(({ window_id: id }) => id);
}
