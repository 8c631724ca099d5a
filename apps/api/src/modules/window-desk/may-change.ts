import type { WindowScope, WindowTerms } from '@korb/contracts/admin/windows/windows';
import { dayAt } from '@korb/domain/pricing/prices';
import { ApiError } from '../../errors.ts';
import type { StaffContext } from '../staff/index.ts';
import { toTerms } from './window-desk.mapper.ts';
import type { DeskWindowRow } from './window-desk.sql.ts';

/** Whoever dispatches adapts the places of the day; everything else is planned by managers. */
export function requireMayChange(
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
