import { describe, expect, it } from 'vitest';
import { addDays } from '../pricing/prices.ts';
import { clockAt } from '../time/zone.ts';
import { planWindow, splitTemplate, type WindowTemplate } from './window-templates.ts';

const vienna = 'Europe/Vienna';
const template: WindowTemplate = {
	weekdays: [1, 2, 3, 4, 5, 6, 7],
	starts: '08:00',
	ends: '10:00',
	leadMinutes: 240,
	validFrom: null,
	validUntil: null,
};
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;

describe('a window from a template', () => {
	it("follows the shop's local time, with its cut-off relative to the start", () => {
		expect(planWindow(template, '2026-11-17', vienna)).toEqual({
			startsAt: new Date('2026-11-17T07:00:00Z'),
			endsAt: new Date('2026-11-17T09:00:00Z'),
			cutOffAt: new Date('2026-11-17T03:00:00Z'),
		});
	});

	it.each([
		['its weekday', { weekdays: [2] }, true],
		['another weekday', { weekdays: [1, 3] }, false],
		['its first valid day', { validFrom: '2026-11-17' }, true],
		['the day before', { validFrom: '2026-11-18' }, false],
		['its last valid day', { validUntil: '2026-11-17' }, true],
		['the day after', { validUntil: '2026-11-16' }, false],
	])('exists on %s: %o', (_what, change, isThere) => {
		expect(planWindow({ ...template, ...change }, '2026-11-17', vienna) !== null).toBe(isThere);
	});

	const rounds = [
		'00:00',
		'02:00',
		'04:00',
		'08:00',
		'10:00',
		'12:00',
		'14:00',
		'16:00',
		'18:00',
		'20:00',
		'22:00',
	];
	const twoHoursAfter = (starts: string) =>
		`${String(Number(starts.slice(0, 2)) + 2).padStart(2, '0')}:00`;

	// Two o'clock is skipped that night: what begins or ends then does so at three.
	const shown = (day: string, time: string) =>
		day === '2027-03-28' && time === '02:00' ? '03:00' : time;

	it.each([
		['2026-10-25', '02:00', 3],
		['2027-03-28', '02:00', 1],
	])(
		'on %s every window has the right local times; the one at %s lasts %i hours',
		(day, odd, length) => {
			for (const starts of rounds) {
				const window = planWindow(
					{ ...template, starts, ends: twoHoursAfter(starts) },
					day,
					vienna,
				);
				if (!window) throw new Error(`no window at ${starts}`);
				expect(clockAt(window.startsAt, vienna)).toEqual({ day, time: shown(day, starts) });
				const ends = clockAt(window.endsAt, vienna).time.replace('00:00', '24:00');
				expect(ends).toBe(shown(day, twoHoursAfter(starts)));
				expect(hours(window.startsAt, window.endsAt)).toBe(starts === odd ? length : 2);
				expect(hours(window.cutOffAt, window.startsAt)).toBe(4);
			}
		},
	);

	it('does not exist when the clock change skips it entirely', () => {
		const night = { ...template, starts: '02:00', ends: '03:00' };
		expect(planWindow(night, '2027-03-28', vienna)).toBeNull();
		expect(planWindow(night, '2027-03-27', vienna)).not.toBeNull();
		expect(
			planWindow({ ...template, starts: '02:30', ends: '03:30' }, '2027-03-28', vienna),
		).toBeNull();
	});

	it.each([2027, 2030, 2036, 2041, 2046])('never turns into one of no length in %i', (year) => {
		for (
			let day = new Date(`${year}-01-01`);
			day.getUTCFullYear() === year;
			day.setUTCDate(day.getUTCDate() + 1)
		) {
			const window = planWindow(template, day.toISOString().slice(0, 10), 'Europe/London');
			if (!window) throw new Error('no window');
			expect(hours(window.startsAt, window.endsAt)).toBe(2);
			expect(clockAt(window.startsAt, 'Europe/London').time).toBe('08:00');
		}
	});
});

describe('splitTemplate', () => {
	const thursday = '2026-07-16';
	const all = { ...template, weekdays: [1, 2, 3, 4] };

	it('separates a weekday from a day on', () => {
		expect(splitTemplate(all, '2026-07-23', thursday)).toEqual([
			{ ...all, weekdays: [1, 2, 3] },
			{ ...all, weekdays: [4], validUntil: '2026-07-22' },
			{ ...all, weekdays: [4], validFrom: '2026-07-23' },
		]);
	});

	it('needs no part for days that have passed', () => {
		expect(splitTemplate(all, thursday, '2026-07-10')).toEqual([
			{ ...all, weekdays: [1, 2, 3] },
			{ ...all, weekdays: [4] },
		]);
	});

	it('keeps a template of this weekday alone in one piece', () => {
		const alone = { ...template, weekdays: [4] };
		expect(splitTemplate(alone, thursday, thursday)).toEqual([alone]);
	});

	it('plans the same windows as before, each once', () => {
		const parts = splitTemplate(all, '2026-07-23', '2026-07-13');
		for (let ahead = 0; ahead < 28; ahead++) {
			const day = addDays('2026-07-13', ahead);
			const planned = parts.flatMap((part) => planWindow(part, day, vienna) ?? []);
			const expected = planWindow(all, day, vienna);
			expect(planned).toEqual(expected ? [expected] : []);
		}
	});
});
