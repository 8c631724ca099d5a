import { describe, expect, it } from 'vitest';
import { groupWeek, openingAt } from './opening-hours.ts';

const weekdays = (opens: string, closes: string, days = [1, 2, 3, 4, 5]) =>
	days.map((weekday) => ({ weekday, opens, closes }));
const store = {
	openingHours: weekdays('08:00', '19:00'),
	closedOn: [] as string[],
	timeZone: 'Europe/Vienna',
};
const at = (text: string) => new Date(text);

describe('opening hours', () => {
	it.each([
		['before it opens', '2026-11-17T06:59:59Z', false, '2026-11-17T07:00:00Z'],
		['the moment it opens', '2026-11-17T07:00:00Z', true, '2026-11-17T18:00:00Z'],
		['just before it closes', '2026-11-17T17:59:59Z', true, '2026-11-17T18:00:00Z'],
		['the moment it closes', '2026-11-17T18:00:00Z', false, '2026-11-18T07:00:00Z'],
		['over the weekend', '2026-11-20T20:00:00Z', false, '2026-11-23T07:00:00Z'],
		['across a clock change', '2027-03-27T12:00:00Z', false, '2027-03-29T06:00:00Z'],
	])('%s', (_when, now, isOpen, changesAt) => {
		expect(openingAt(store, at(now))).toEqual({ isOpen, changesAt: at(changesAt) });
	});

	it('support closed days', () => {
		const shut = { ...store, closedOn: ['2026-11-17', '2026-11-18'] };
		expect(openingAt(shut, at('2026-11-17T10:00:00Z'))).toEqual({
			isOpen: false,
			changesAt: at('2026-11-19T07:00:00Z'),
		});
	});

	it('support lunch breaks, in any order', () => {
		const openingHours = [...weekdays('13:00', '18:00'), ...weekdays('08:00', '12:00')];
		const noon = openingAt({ ...store, openingHours }, at('2026-11-17T11:30:00Z'));
		expect(noon).toEqual({ isOpen: false, changesAt: at('2026-11-17T12:00:00Z') });
		const morning = openingAt({ ...store, openingHours }, at('2026-11-17T07:30:00Z'));
		expect(morning).toEqual({ isOpen: true, changesAt: at('2026-11-17T11:00:00Z') });
	});

	it('extend past midnight', () => {
		const openingHours = [
			{ weekday: 2, opens: '18:00', closes: '24:00' },
			{ weekday: 3, opens: '00:00', closes: '02:00' },
		];
		expect(openingAt({ ...store, openingHours }, at('2026-11-17T20:00:00Z'))).toEqual({
			isOpen: true,
			changesAt: at('2026-11-18T01:00:00Z'),
		});
	});

	it('may be empty, or start a week from now', () => {
		expect(openingAt({ ...store, openingHours: [] }, at('2026-11-17T10:00:00Z'))).toEqual({
			isOpen: false,
			changesAt: null,
		});
		const tuesdays = { ...store, openingHours: weekdays('08:00', '09:00', [2]) };
		expect(openingAt(tuesdays, at('2026-11-17T10:00:00Z')).changesAt).toEqual(
			at('2026-11-24T07:00:00Z'),
		);
	});
});

describe('the hours of a week', () => {
	it('group consecutive days with the same hours', () => {
		const hours = [
			...weekdays('15:00', '18:00', [1, 2, 4]),
			...weekdays('08:00', '12:00', [1, 2, 4]),
			...weekdays('08:00', '12:00', [3, 6]),
		];
		const morning = { opens: '08:00', closes: '12:00' };
		const whole = [morning, { opens: '15:00', closes: '18:00' }];
		expect(groupWeek(hours)).toEqual([
			{ days: [1, 2], hours: whole },
			{ days: [3], hours: [morning] },
			{ days: [4], hours: whole },
			{ days: [5], hours: [] },
			{ days: [6], hours: [morning] },
			{ days: [7], hours: [] },
		]);
	});
});
