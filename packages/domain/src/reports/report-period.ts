import { addDays, type Day } from '../pricing/prices.ts';

/** From the first day to the last one. */
export type Days = { from: Day; to: Day };
export type ReportPeriod = Days & { before: Days };

/** A quarter. */
export const MOST_REPORT_DAYS = 92;
const DEFAULT_DAYS = 28;
const DAY_MS = 86_400_000;

/**
 * Days that are over, four weeks by default, and the days before them that begin on the same weekday.
 * Null when there is no such period: it is too long, ends before it begins, or is not over.
 */
export function reportPeriod(wanted: Partial<Days>, today: Day): ReportPeriod | null {
	const to = wanted.to ?? addDays(today, -1);
	const from = wanted.from ?? addDays(to, 1 - DEFAULT_DAYS);
	const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
	if (to >= today || length < 1 || length > MOST_REPORT_DAYS) return null;
	const weeks = Math.ceil(length / 7);
	return { from, to, before: { from: addDays(from, -7 * weeks), to: addDays(to, -7 * weeks) } };
}
