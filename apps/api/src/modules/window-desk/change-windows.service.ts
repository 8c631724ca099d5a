import type { Undo } from '@korb/contracts/admin/undo/undo';
import type {
	ChangedDeskWindow,
	WindowOutcome,
	WindowScope,
	WindowTerms,
} from '@korb/contracts/admin/windows/windows';
import { dayAt } from '@korb/domain/pricing/prices';
import type { Tx } from '../../db/schema.ts';
import { refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { keepUndo } from '../undo/index.ts';
import { applyPlan, findTemplateOf, listTemplates, lockPlan } from '../windows/index.ts';
import { listAffected } from './affected-windows.ts';
import { changeScope } from './change-scope.ts';
import { requireMayChange } from './may-change.ts';
import { getWindow, loadDetails, scheduleOf } from './read-windows.service.ts';
import { toWindowUndo } from './restore-window.service.ts';
import { nameOf, toTerms } from './window-desk.mapper.ts';
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
		return {
			...{ window, changed: changed.length, kept: affected.length - changed.length },
			undo: scope === 'window' ? await keepWindowUndo(tx, ctx, row) : null,
		};
	});
}

export function closeWindow(
	ctx: StaffContext,
	{ reason, ...of }: Versioned & { reason: string },
): Promise<ChangedDeskWindow> {
	return setClosing(ctx, { ...of, reason });
}

export function openWindow(ctx: StaffContext, of: Versioned): Promise<ChangedDeskWindow> {
	return setClosing(ctx, { ...of, reason: null });
}

function setClosing(
	ctx: StaffContext,
	change: Versioned & { reason: string | null },
): Promise<ChangedDeskWindow> {
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
		const window = await loadDetails(tx, ctx, await getWindow(tx, ctx, windowId));
		return { ...window, undo: await keepWindowUndo(tx, ctx, row) };
	});
}

function keepWindowUndo(tx: Tx, ctx: StaffContext, row: DeskWindowRow): Promise<Undo> {
	return keepUndo(tx, ctx, {
		kind: 'window',
		permission: 'windows.operate',
		subject: `window:${row.window_id}`,
		...{ basedOn: row.version, version: row.version + 1 },
		change: toWindowUndo(row),
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

function idsOf(rows: readonly DeskWindowRow[]): string[] {
	return rows.map(({ window_id: id }) => id);
}
