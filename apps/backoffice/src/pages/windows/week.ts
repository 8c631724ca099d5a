import type { DeskWindow } from '@korb/contracts/admin/windows/windows';

const DAY_MS = 86_400_000;

/** Days of the shop's calendar are counted in UTC, where every day has 24 hours. */
export function addDays(day: string, days: number): string {
	return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Noon in UTC is the same day in every time zone that shops have. */
export function noonOf(day: string): string {
	return `${day}T12:00:00Z`;
}

/** ISO 8601: the week of the year's first Thursday is the first. */
export function weekNumber(monday: string): number {
	const thursday = addDays(monday, 3);
	const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
	return 1 + Math.floor((Date.parse(`${thursday}T00:00:00Z`) - newYear) / DAY_MS / 7);
}

export type Heat = 'low' | 'medium' | 'high' | 'full';

export function heatOf({ taken, capacity }: Pick<DeskWindow, 'taken' | 'capacity'>): Heat {
	if (taken >= capacity) return 'full';
	const share = taken / capacity;
	if (share <= 0.65) return 'low';
	return share <= 0.85 ? 'medium' : 'high';
}

export type CalendarRow = { startTime: string; endTime: string; byDay: Map<string, DeskWindow> };

/** Windows at the same local time are one row. */
export function toRows(windows: readonly DeskWindow[]): CalendarRow[] {
	const rows = new Map<string, CalendarRow>();
	for (const window of windows) {
		const { startTime, endTime, day } = window;
		const key = `${startTime} ${endTime}`;
		const row = rows.get(key) ?? { startTime, endTime, byDay: new Map() };
		row.byDay.set(day, window);
		rows.set(key, row);
	}
	return [...rows.entries()].sort(([a], [b]) => a.localeCompare(b)).map(([, row]) => row);
}

/** Monday to Saturday, and Sunday where it has windows. */
export function toDays(from: string, windows: readonly DeskWindow[]): string[] {
	const days = Array.from({ length: 7 }, (_, index) => addDays(from, index));
	const sunday = days[6];
	return windows.some(({ day }) => day === sunday) ? days : days.slice(0, 6);
}

/** Full hours without their minutes: `08–10`. */
export function hours(startTime: string, endTime: string): string {
	const short = (time: string) => time.replace(/:00$/, '');
	return `${short(startTime)}–${short(endTime)}`;
}
