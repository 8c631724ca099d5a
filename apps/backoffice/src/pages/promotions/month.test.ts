import { expect, it } from 'vitest';
import { columnsOf, daysOfMonth, isWeekend } from './month.ts';

const july = daysOfMonth('2026-07-13');

it('knows the days of a month', () => {
	expect([july.length, july[0], july.at(-1)]).toEqual([31, '2026-07-01', '2026-07-31']);
	expect(daysOfMonth('2028-02-10')).toHaveLength(29);
	expect(july.filter(isWeekend).slice(0, 2)).toEqual(['2026-07-04', '2026-07-05']);
});

it.each([
	['within', '2026-07-03', '2026-07-15', { from: 3, to: 15 }],
	['from before', '2026-06-29', '2026-07-12', { from: 1, to: 12 }],
	['until after', '2026-07-30', '2026-08-02', { from: 30, to: 31 }],
	['outside', '2026-08-01', '2026-08-02', null],
])('finds the columns of a promotion %s', (_, startsOn, endsOn, columns) => {
	expect(columnsOf({ startsOn, endsOn }, july)).toEqual(columns);
});
