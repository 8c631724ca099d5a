import { addDays, type Day } from '../pricing/prices.ts';
import { type ClockTime, instantAt, weekdayOf } from '../time/zone.ts';

/** Booking horizon. */
export const WINDOW_DAYS = 14;

export type WindowTemplate = {
	/** Monday is 1. */
	weekdays: readonly number[];
	starts: ClockTime;
	ends: ClockTime;
	leadMinutes: number;
	validFrom: Day | null;
	validUntil: Day | null;
};

export type PlannedWindow = { startsAt: Date; endsAt: Date; cutOffAt: Date };

/** The window of one day; null when there is none, or when the clock change skips it entirely. */
export function planWindow(
	template: WindowTemplate,
	day: Day,
	timeZone: string,
): PlannedWindow | null {
	if (!isPlannedOn(template, day)) return null;
	const startsAt = instantAt(day, template.starts, timeZone);
	const endsAt = instantAt(day, template.ends, timeZone);
	if (endsAt <= startsAt) return null;
	return {
		startsAt,
		endsAt,
		cutOffAt: new Date(startsAt.getTime() - template.leadMinutes * 60_000),
	};
}

/**
 * Templates that together plan as before, with one weekday from a day on in the last of them, which
 * then takes other terms. The first one continues the given template.
 */
export function splitTemplate<T extends WindowTemplate>(
	template: T,
	day: Day,
	today: Day,
): [...before: T[], changed: T] {
	const weekday = weekdayOf(day);
	const others = template.weekdays.filter((other) => other !== weekday);
	const hasEarlier = addDays(day, -7) >= today;
	const alone = { ...template, weekdays: [weekday] };
	return [
		...(others.length > 0 ? [{ ...template, weekdays: others }] : []),
		...(hasEarlier ? [{ ...alone, validUntil: addDays(day, -1) }] : []),
		hasEarlier ? { ...alone, validFrom: day } : alone,
	];
}

function isPlannedOn({ weekdays, validFrom, validUntil }: WindowTemplate, day: Day): boolean {
	if (validFrom !== null && day < validFrom) return false;
	if (validUntil !== null && day > validUntil) return false;
	return weekdays.includes(weekdayOf(day));
}
