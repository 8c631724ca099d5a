import { expect, it } from 'vitest';
import { lastWeekBefore, weekToReport } from './report-week.ts';

const timeZone = 'Europe/Vienna';

it.each([
	['2026-11-16', '2026-11-09'],
	['2026-11-18', '2026-11-09'],
	['2026-11-22', '2026-11-09'],
	['2026-11-23', '2026-11-16'],
])('on %s, the last week began on %s', (today, monday) => {
	expect(lastWeekBefore(today)).toBe(monday);
});

it('is due from six on Monday in the shop’s time, and until the next one', () => {
	expect(weekToReport(new Date('2026-11-16T04:59:00Z'), timeZone)).toBeNull();
	const week = { from: '2026-11-09', to: '2026-11-15' };
	const before = { from: '2026-11-02', to: '2026-11-08' };
	for (const now of ['2026-11-16T05:00:00Z', '2026-11-22T22:59:00Z']) {
		expect(weekToReport(new Date(now), timeZone)).toEqual({ ...week, before });
	}
	expect(weekToReport(new Date('2026-11-22T23:01:00Z'), timeZone)).toBeNull();
});

it('knows that clocks change on a Sunday', () => {
	expect(weekToReport(new Date('2026-10-26T04:59:00Z'), timeZone)).toBeNull();
	expect(weekToReport(new Date('2026-10-26T05:00:00Z'), timeZone)?.from).toBe('2026-10-19');
});
