import { addDays, type Day } from '../pricing/prices.ts';
import { clockAt } from '../time/zone.ts';

/** Both days belong to it. */
export type PassTerm = { startDate: Day; endDate: Day };

export function isPassValid({ startDate, endDate }: PassTerm, now: Date, timeZone: string) {
	const { day } = clockAt(now, timeZone);
	return startDate <= day && day <= endDate;
}

/** A month from 31 January ends on the last day of February. */
export function passTermFrom(startDate: Day, months: number): PassTerm {
	const [year = 0, month = 1, day = 1] = startDate.split('-').map(Number);
	const firstOfMonth = new Date(Date.UTC(year, month - 1 + months, 1));
	const daysInMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
	firstOfMonth.setUTCDate(Math.min(day, daysInMonth));
	const after = firstOfMonth.toISOString().slice(0, 10);
	return { startDate, endDate: day > daysInMonth ? after : addDays(after, -1) };
}

export function daysBetween(from: Day, to: Day): number {
	return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
