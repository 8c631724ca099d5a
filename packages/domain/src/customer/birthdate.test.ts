import { describe, expect, it } from 'vitest';
import { ageOn, isOfAge, parseBirthdate } from './birthdate.ts';

const today = new Date('2026-11-15T12:00:00Z');

describe('birthdate', () => {
	it('CUST-08 is a string in the configured format', () => {
		expect(parseBirthdate('1991-05-14')).toEqual(new Date('1991-05-14T00:00:00Z'));
	});

	it.each(['', 'gestern', '2001-02-30', '1991-13-14', '14.05.1991', '1991'])(
		'CUST-09 becomes an invalid date: %j',
		(text) => {
			const date = parseBirthdate(text);
			expect(Number.isNaN(date.getTime())).toBe(true);
			expect(Number.isNaN(ageOn(date, today))).toBe(true);
		},
	);

	it.each([
		['2008-11-15', 18],
		['2008-11-16', 17],
		['2008-12-01', 17],
		['2008-11-14', 18],
		['2000-02-29', 26],
	])('counts full years: %s', (text, age) => {
		expect(ageOn(parseBirthdate(text), today)).toBe(age);
	});

	it.each([
		['2008-11-15', true],
		['2008-11-16', false],
		['bald', false],
	])('FORM-26 lets only adults in: %s', (text, isAllowed) => {
		expect(isOfAge(text, today)).toBe(isAllowed);
	});
});
