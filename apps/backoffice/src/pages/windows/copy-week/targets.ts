import type { WindowWeek } from '@korb/contracts/admin/windows/windows';
import { WINDOW_DAYS } from '@korb/domain/fulfilment/window-templates';
import { addDays } from '../week.ts';

/** Mondays of the other weeks that have windows to come: those within the booking horizon. */
export function listTargets({ from, today }: Pick<WindowWeek, 'from' | 'today'>): string[] {
	const thisMonday = addDays(from, 7 * Math.floor(daysBetween(from, today) / 7));
	const weeks = 1 + Math.ceil(WINDOW_DAYS / 7);
	return Array.from({ length: weeks }, (_, index) => addDays(thisMonday, 7 * index)).filter(
		(monday) => monday !== from && monday < addDays(today, WINDOW_DAYS),
	);
}

function daysBetween(one: string, other: string): number {
	return (Date.parse(other) - Date.parse(one)) / 86_400_000;
}
