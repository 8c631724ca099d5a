import { expect, it } from 'vitest';
import { heatOf, toHeatMap } from './heat-map.ts';

const aWindow = (weekday: number, starts: string, ends: string) => ({
	...{ weekday, starts, ends, capacity: 10, taken: 5 },
});

it('puts windows of the same time into a row, and Sunday last where it has windows', () => {
	const windows = [
		aWindow(1, '08:00', '10:00'),
		aWindow(5, '08:00', '10:00'),
		aWindow(5, '17:30', '19:00'),
	];
	const { weekdays, rows } = toHeatMap(windows);
	expect(weekdays).toEqual([1, 2, 3, 4, 5, 6]);
	expect(rows.map(({ hours }) => hours)).toEqual(['08–10', '17:30–19']);
	expect([...(rows[0]?.byWeekday.keys() ?? [])]).toEqual([1, 5]);
	expect(toHeatMap([...windows, aWindow(7, '08:00', '10:00')]).weekdays.at(-1)).toBe(7);
});

it.each([
	[0, 'heat1'],
	[49, 'heat1'],
	[50, 'heat2'],
	[84, 'heat3'],
	[94, 'heat4'],
	[95, 'heat5'],
	[120, 'heat5'],
])('%i of 100 places are %s', (taken, step) => {
	expect(heatOf({ taken, capacity: 100 })).toBe(step);
});
