import { expect, it } from 'vitest';
import { parseCents, writeCents } from './parse-cents.ts';

it.each([
	['3,99', 399],
	['3.9', 390],
	[' 12 ', 1200],
	['0,05', 5],
	['', null],
	['-1', null],
	['1.234,50', null],
	['drei', null],
])('reads %j as %s', (text, cents) => {
	expect(parseCents(text)).toBe(cents);
});

it('writes what it reads', () => {
	expect(writeCents(123_450, 'de-AT')).toBe('1234,50');
	expect(parseCents(writeCents(123_450, 'en-GB'))).toBe(123_450);
});
