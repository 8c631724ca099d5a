import type { WindowScope } from '@korb/contracts/admin/windows/windows';
import { weekdayOf } from '@korb/domain/time/zone';
import { findTemplateOf, type TemplateRow } from '../windows/index.ts';
import type { DeskWindowRow } from './window-desk.sql.ts';

type Scoped = { scope: WindowScope; template: TemplateRow | null; timeZone: string };

/**
 * The windows that a change of this one concerns. Those that somebody has changed by themselves stay
 * as they are.
 */
export function listAffected(
	upcoming: readonly DeskWindowRow[],
	chosen: DeskWindowRow,
	{ scope, template, timeZone }: Scoped,
): DeskWindowRow[] {
	const isChosen = (row: DeskWindowRow) => row.window_id === chosen.window_id;
	if (scope === 'window' || !template) return upcoming.filter(isChosen);
	return upcoming.filter((row) => {
		if (isChosen(row)) return true;
		if (row.is_edited || !findTemplateOf([template], row, timeZone)) return false;
		return (
			scope === 'template' || (weekdayOf(row.day) === weekdayOf(chosen.day) && row.day > chosen.day)
		);
	});
}
