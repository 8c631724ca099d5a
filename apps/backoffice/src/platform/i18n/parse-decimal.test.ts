import { expect, it } from 'vitest';
import { parseDecimal, writeDecimal } from './parse-decimal.ts';

it.each([
	['0,5', 0.5],
	[' 12 ', 12],
	['3.125', 3.125],
	['', null],
	['1.234,5', null],
	['-1', null],
	['1e3', null],
])('reads "%s" as %s', (text, value) => {
	expect(parseDecimal(text)).toBe(value);
});

it('reads what it writes, in both languages', () => {
	for (const tag of ['de-AT', 'en-GB'])
		expect(parseDecimal(writeDecimal(1250.5, tag))).toBe(1250.5);
	expect(writeDecimal(0.33, 'de-AT')).toBe('0,33');
});
