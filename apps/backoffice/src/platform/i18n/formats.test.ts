import { describe, expect, it } from 'vitest';
import { createFormats } from './formats.ts';

// Tuesday, 00:30 in Vienna and still Monday in UTC.
const now = () => new Date('2026-07-13T22:30:00Z');
const vienna = createFormats('en-GB', 'Europe/Vienna', now);

describe('formats', () => {
	it.each([
		['today, by the shop’s calendar', '2026-07-13T22:10:00Z', '00:10'],
		['yesterday', '2026-07-13T21:50:00Z', 'Mon 23:50'],
		['within a week', '2026-07-08T08:12:00Z', 'Wed 10:12'],
		['a week ago', '2026-07-07T08:12:00Z', '7 Jul'],
		['last year', '2025-07-07T08:12:00Z', '7 Jul 2025'],
	])('a moment %s', (_, iso, text) => {
		expect(vienna.moment(iso)).toBe(text);
	});

	it.each([
		['2026-07-14T14:00:00Z', '2026-07-14T16:00:00Z', '16–18'],
		['2026-07-14T15:30:00Z', '2026-07-14T17:00:00Z', '17:30–19'],
		['2026-07-15T06:00:00Z', '2026-07-15T08:00:00Z', 'Wed 8–10'],
	])('a window %s to %s', (start, end, text) => {
		expect(vienna.span(start, end)).toBe(text);
	});

	it.each([
		['today', '2026-07-14', '14 Jul'],
		['within a week', '2026-07-16', 'Thu'],
		['later', '2026-07-30', '30 Jul'],
	])('a day %s', (_, day, text) => {
		expect(vienna.day(day)).toBe(text);
	});

	it('knows when the shop’s day starts', () => {
		expect(vienna.startOfDay().toISOString()).toBe('2026-07-13T22:00:00.000Z');
		expect(vienna.startOfDay(1).toISOString()).toBe('2026-07-14T22:00:00.000Z');
	});

	it.each([
		[0, '€0'],
		[250, '€2.50'],
		[440_130, '€4,401'],
		[66_042_300, '€660.4k'],
	])('writes %i cents where space is short', (cents, text) => {
		// Some versions of ICU write a capital letter.
		expect(vienna.moneyShort(cents, 'EUR').replace('K', 'k')).toBe(text);
	});

	it('compares with what was before', () => {
		expect(vienna.growth(108, 100)).toBe('+8%');
		expect(vienna.growth(98, 100)).toBe('−2%');
		expect(vienna.growth(5, 0)).toBeNull();
		expect(vienna.points(0.016, 0.019)).toBe('−0.3');
		expect(vienna.points(0.5, 0.5)).toBe('0.0');
	});

	it('writes money as the language does', () => {
		expect(vienna.money(8214, 'EUR')).toBe('€82.14');
		expect(vienna.money(-129, 'EUR')).toBe('−€1.29');
		expect(createFormats('de-AT', 'Europe/Vienna', now).money(8214, 'EUR')).toBe('€\u00a082,14');
	});
});
