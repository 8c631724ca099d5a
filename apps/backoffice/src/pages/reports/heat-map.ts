import type { WindowUse } from '@korb/contracts/admin/reports/reports';

/** A month that begins on a Monday, to name weekdays. */
export const WEEK = '2026-06';

export type HeatRow = { hours: string; byWeekday: Map<number, WindowUse> };

/** Windows at the same time are a row; Sunday is a column where it has windows. */
export function toHeatMap(windows: readonly WindowUse[]): { weekdays: number[]; rows: HeatRow[] } {
	const rows = new Map<string, HeatRow>();
	for (const window of windows) {
		const hours = `${short(window.starts)}–${short(window.ends)}`;
		const row = rows.get(hours) ?? { hours, byWeekday: new Map() };
		row.byWeekday.set(window.weekday, window);
		rows.set(hours, row);
	}
	const hasSunday = windows.some(({ weekday }) => weekday === 7);
	return {
		weekdays: hasSunday ? [1, 2, 3, 4, 5, 6, 7] : [1, 2, 3, 4, 5, 6],
		rows: [...rows.values()],
	};
}

const steps = [
	['heat1', 0.5],
	['heat2', 0.7],
	['heat3', 0.85],
	['heat4', 0.95],
] as const;

export function heatOf({ taken, capacity }: Pick<WindowUse, 'taken' | 'capacity'>) {
	return steps.find(([, below]) => taken / capacity < below)?.[0] ?? 'heat5';
}

/** Of the places, in whole per cent. */
export function percentOf({ taken, capacity }: Pick<WindowUse, 'taken' | 'capacity'>): number {
	return Math.round((taken / capacity) * 100);
}

/** Full hours without their minutes: `08`. */
function short(time: string): string {
	return time.replace(/:00$/, '');
}
