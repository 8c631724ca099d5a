import { addDays, type Day, dayAt } from '../pricing/prices.ts';
import { instantAt, weekdayOf } from '../time/zone.ts';
import { type ReportPeriod, reportPeriod } from './report-period.ts';

const SENT_AT = '06:00';

/** Monday of the last week that is over, from Monday to Sunday. */
export function lastWeekBefore(today: Day): Day {
	return addDays(today, -6 - weekdayOf(today));
}

/** The week to report: the last one, from six on Monday in the shop's time; null before. */
export function weekToReport(now: Date, timeZone: string): ReportPeriod | null {
	const today = dayAt(now, timeZone);
	const from = lastWeekBefore(today);
	if (now < instantAt(addDays(from, 7), SENT_AT, timeZone)) return null;
	return reportPeriod({ from, to: addDays(from, 6) }, today);
}
