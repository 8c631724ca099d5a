import { describe, expect, it } from 'vitest';
import { readDay, writeHours } from './hours-text.ts';

describe('opening hours as text', () => {
	it.each([
		['8–12, 13:30-18', ['08:00–12:00', '13:30–18:00']],
		['7.30 – 19.30', ['07:30–19:30']],
		['0-24', ['00:00–24:00']],
		['', []],
	])('reads %j', (text, expected) => {
		const read = readDay(text, 2);
		expect(read?.map(({ opens, closes }) => `${opens}–${closes}`)).toEqual(expected);
		expect(writeHours(read ?? [])[1]).toBe(expected.join(', '));
	});

	it.each(['8', '18–8', '8–12, 11–14', '8–25', '8–12–14', 'closed', '8:5–9'])(
		'refuses %j',
		(text) => {
			expect(readDay(text, 1)).toBeNull();
		},
	);
});
