import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { clockAt, instantAt, weekdayOf } from './zone.ts';

const vienna = 'Europe/Vienna';

describe('local time', () => {
	it.each([
		['an ordinary day', '2026-11-17', '08:00', '2026-11-17T07:00:00.000Z'],
		['summer', '2026-07-17', '08:00', '2026-07-17T06:00:00.000Z'],
		['the end of a day', '2026-11-17', '24:00', '2026-11-17T23:00:00.000Z'],
		['before the clocks go back', '2026-10-25', '01:30', '2026-10-24T23:30:00.000Z'],
		['the first of two occurrences', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
		['after the clocks went back', '2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
		['before the clocks go forward', '2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
		['a skipped time', '2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
		['after the clocks went forward', '2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
		['midnight before a clock change', '2027-03-28', '00:00', '2027-03-27T23:00:00.000Z'],
	])('converts %s: %s %s', (_what, day, time, expected) => {
		expect(instantAt(day, time, vienna).toISOString()).toBe(expected);
	});

	it('converts an instant to day and time', () => {
		expect(clockAt(new Date('2026-10-25T00:30:00Z'), vienna)).toEqual({
			day: '2026-10-25',
			time: '02:30',
		});
		expect(clockAt(new Date('2026-10-25T01:30:59.999Z'), vienna).time).toBe('02:30');
		expect(clockAt(new Date('2026-12-31T23:30:00Z'), vienna)).toEqual({
			day: '2027-01-01',
			time: '00:30',
		});
	});

	it('starts the week on Monday', () => {
		expect(['2026-11-16', '2026-11-21', '2026-11-22'].map(weekdayOf)).toEqual([1, 6, 7]);
	});

	it('agrees with Temporal on every minute of every zone', () => {
		const zones = [
			'Europe/Vienna',
			'Europe/London',
			'America/New_York',
			'Asia/Kolkata',
			'Australia/Lord_Howe',
			'UTC',
		];
		const minute = fc.integer({ min: 0, max: 1439 });
		fc.assert(
			fc.property(
				fc.constantFrom(...zones),
				fc.date({ min: new Date('2024-01-01'), max: new Date('2046-12-31'), noInvalidDate: true }),
				minute,
				(zone, date, at) => {
					const day = date.toISOString().slice(0, 10);
					const time = `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
					const theirs = Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime(zone);
					expect(instantAt(day, time, zone).getTime()).toBe(theirs.epochMilliseconds);
				},
			),
			{ numRuns: 1000 },
		);
	});

	it('agrees with Temporal around every clock change until 2046', () => {
		for (const zone of ['Europe/Vienna', 'Europe/London', 'America/New_York']) {
			let now = Temporal.ZonedDateTime.from(`2026-01-01T00:00[${zone}]`);
			for (
				let next = now.getTimeZoneTransition('next');
				next && next.year <= 2046;
				next = now.getTimeZoneTransition('next')
			) {
				for (let minutes = -180; minutes <= 180; minutes += 15) {
					const face = next.toPlainDateTime().add({ minutes });
					const day = face.toPlainDate().toString();
					const time = face.toPlainTime().toString().slice(0, 5);
					expect(instantAt(day, time, zone).getTime()).toBe(
						face.toZonedDateTime(zone).epochMilliseconds,
					);
				}
				now = next;
			}
		}
	});
});
