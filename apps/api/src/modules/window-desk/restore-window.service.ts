import { isDeepStrictEqual } from 'node:util';
import type { WindowTerms } from '@korb/contracts/admin/windows/windows';
import type { Tx } from '../../db/schema.ts';
import { refused } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import { requireMayChange } from './may-change.ts';
import { getWindow, scheduleOf } from './read-windows.service.ts';
import { nameOf, toTerms } from './window-desk.mapper.ts';
import { type DeskWindowRow, lockWindowRows, updateWindows } from './window-desk.sql.ts';

type WindowUndo = {
	windowId: string;
	before: WindowTerms & { closedReason: string | null; isEdited: boolean };
};

export function toWindowUndo(row: DeskWindowRow): WindowUndo {
	const { window_id: windowId, closed_reason: closedReason, is_edited: isEdited } = row;
	return { windowId, before: { ...toTerms(row), closedReason, isEdited } };
}

/** The other half of a change of one window; a template that planned it decides about it again. */
export async function restoreWindow(
	tx: Tx,
	ctx: StaffContext,
	{ windowId, before }: WindowUndo,
	version: number,
): Promise<number> {
	const { tenantId } = ctx.me;
	const found = await getWindow(tx, ctx, windowId);
	const [row] = await lockWindowRows(tx, { tenantId, ...scheduleOf(found) }, windowId);
	if (!row || row.has_started) throw refused('windowStarted', 'It has started.');
	if (row.version !== version) {
		throw refused('changedSince', 'Somebody has changed the window since.');
	}
	const { closedReason, isEdited, ...terms } = before;
	requireMayChange(ctx, row, 'window', terms);
	if (terms.capacity < row.taken) {
		throw refused('placesTaken', 'Places that are taken cannot be removed.');
	}
	await updateWindows(tx, tenantId, [{ windowId, ...before }]);
	const window = nameOf(row, ctx.tenant.config.clientRuntimeConfig.timeZone);
	const subject = `window:${windowId}`;
	if (row.closed_reason !== closedReason) {
		await recordChange(tx, ctx, {
			...{ action: closedReason === null ? 'window.open' : 'window.close', subject },
			before: { closedReason: row.closed_reason },
			after: { window, closedReason, isUndo: true },
		});
	}
	if (!isDeepStrictEqual(toTerms(row), terms)) {
		await recordChange(tx, ctx, {
			...{ action: 'window.change', subject, before: toTerms(row) },
			after: { window, ...terms, isUndo: true },
		});
	}
	return version + 1;
}
