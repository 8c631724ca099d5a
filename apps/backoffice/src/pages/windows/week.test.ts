import type { DeskWindow } from '@korb/contracts/admin/windows/windows';
import { describe, expect, it } from 'vitest';
import { heatOf, hours, toDays, toRows, weekNumber } from './week.ts';

const at = (day: string, startTime: string, endTime: string) =>
	({ day, startTime, endTime }) as DeskWindow;

it.each([
	['2026-07-13', 29],
	['2026-12-28', 53],
	['2027-01-04', 1],
	['2024-12-30', 1],
])('%s begins week %i', (monday, week) => {
	expect(weekNumber(monday)).toBe(week);
});

it.each([
	[0, 40, 'low'],
	[26, 40, 'low'],
	[27, 40, 'medium'],
	[34, 40, 'medium'],
	[35, 40, 'high'],
	[40, 40, 'full'],
	[0, 0, 'full'],
] as const)('%i of %i places is %s', (taken, capacity, heat) => {
	expect(heatOf({ taken, capacity })).toBe(heat);
});

describe('a week', () => {
	const windows = [
		at('2026-07-13', '16:00', '18:00'),
		at('2026-07-14', '08:00', '10:00'),
		at('2026-07-13', '08:00', '10:00'),
	];

	it('has a row per local time, by time', () => {
		const rows = toRows(windows);
		expect(rows.map(({ startTime }) => startTime)).toEqual(['08:00', '16:00']);
		expect([...(rows[0]?.byDay.keys() ?? [])]).toEqual(['2026-07-14', '2026-07-13']);
	});

	it('shows Sunday only where it has windows', () => {
		expect(toDays('2026-07-13', windows)).toHaveLength(6);
		expect(toDays('2026-07-13', [...windows, at('2026-07-19', '08:00', '10:00')])).toHaveLength(7);
	});
});

it('writes full hours without minutes', () => {
	expect(hours('08:00', '10:00')).toBe('08–10');
	expect(hours('17:30', '24:00')).toBe('17:30–24');
});
