import { expect, it } from 'vitest';
import { reportPeriod } from './report-period.ts';

// A Monday.
const today = '2026-07-13';

it.each([
	['four weeks', {}, ['2026-06-15', '2026-07-12', '2026-05-18', '2026-06-14']],
	[
		'a day',
		{ from: '2026-07-11', to: '2026-07-11' },
		['2026-07-11', '2026-07-11', '2026-07-04', '2026-07-04'],
	],
	[
		'ten days',
		{ from: '2026-07-01', to: '2026-07-10' },
		['2026-07-01', '2026-07-10', '2026-06-17', '2026-06-26'],
	],
	[
		'a quarter',
		{ from: '2026-04-01', to: '2026-07-01' },
		['2026-04-01', '2026-07-01', '2025-12-24', '2026-03-25'],
	],
])('compares %s with the same weekdays', (_, wanted, [from, to, ...before]) => {
	expect(reportPeriod(wanted, today)).toEqual({
		...{ from, to },
		before: { from: before[0], to: before[1] },
	});
});

it.each([
	['today', { to: today }],
	['ends before it begins', { from: '2026-07-12', to: '2026-07-11' }],
	['is longer than a quarter', { from: '2026-04-01', to: '2026-07-02' }],
	['begins in the future', { from: '2026-08-01' }],
])('refuses what %s', (_, wanted) => {
	expect(reportPeriod(wanted, today)).toBeNull();
});
