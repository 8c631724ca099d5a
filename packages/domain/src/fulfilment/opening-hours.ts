import { addDays, type Day } from '../pricing/prices.ts';
import { type ClockTime, clockAt, instantAt, weekdayOf } from '../time/zone.ts';

export type OpeningHours = { weekday: number; opens: ClockTime; closes: ClockTime };
export type Store = {
	openingHours: readonly OpeningHours[];
	closedOn: readonly Day[];
	timeZone: string;
};

/** Whether a store is open, and when that changes next within a week. */
export function openingAt(store: Store, now: Date): { isOpen: boolean; changesAt: Date | null } {
	const stretch = listStretches(store, now).find(({ closesAt }) => closesAt > now);
	if (!stretch) return { isOpen: false, changesAt: null };
	const isOpen = stretch.opensAt <= now;
	return { isOpen, changesAt: isOpen ? stretch.closesAt : stretch.opensAt };
}

export type Week = { days: number[]; hours: { opens: ClockTime; closes: ClockTime }[] }[];

/** Monday to Sunday, with consecutive days of equal hours grouped; a day without any is closed. */
export function groupWeek(openingHours: readonly OpeningHours[]): Week {
	const week: Week = [];
	for (let day = 1; day <= 7; day++) {
		const hours = openingHours
			.filter(({ weekday }) => weekday === day)
			.map(({ opens, closes }) => ({ opens, closes }))
			.toSorted((a, b) => a.opens.localeCompare(b.opens));
		const last = week.at(-1);
		if (last && JSON.stringify(last.hours) === JSON.stringify(hours)) last.days.push(day);
		else week.push({ days: [day], hours });
	}
	return week;
}

/** Each entry ends after it begins, and none of a day overlaps another. */
export function areDistinctHours(openingHours: readonly OpeningHours[]): boolean {
	const ordered = openingHours.toSorted(
		(a, b) => a.weekday - b.weekday || a.opens.localeCompare(b.opens),
	);
	return ordered.every(({ weekday, opens, closes }, index) => {
		const next = ordered[index + 1];
		return opens < closes && (next?.weekday !== weekday || next.opens >= closes);
	});
}

const DAYS_AHEAD = 7;

type Stretch = { opensAt: Date; closesAt: Date };

/** In order; adjacent stretches are merged, so a store open around the clock never closes. */
function listStretches({ openingHours, closedOn, timeZone }: Store, now: Date): Stretch[] {
	const today = clockAt(now, timeZone).day;
	const stretches: Stretch[] = [];
	for (let ahead = 0; ahead <= DAYS_AHEAD; ahead++) {
		const day = addDays(today, ahead);
		if (closedOn.includes(day)) continue;
		const hours = openingHours
			.filter(({ weekday }) => weekday === weekdayOf(day))
			.toSorted((a, b) => a.opens.localeCompare(b.opens));
		for (const { opens, closes } of hours) {
			const opensAt = instantAt(day, opens, timeZone);
			const closesAt = instantAt(day, closes, timeZone);
			const last = stretches.at(-1);
			if (last && last.closesAt >= opensAt) last.closesAt = closesAt;
			else stretches.push({ opensAt, closesAt });
		}
	}
	return stretches;
}
