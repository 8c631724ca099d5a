import { describe, expect, it } from 'vitest';
import { isPassValid, passTermFrom } from './pass-term.ts';

const vienna = 'Europe/Vienna';
const pass = { startDate: '2026-07-13', endDate: '2026-08-12' };

describe('the term of a pass', () => {
	it.each([
		['before the first day', '2026-07-12T21:59:59Z', false],
		['from the first moment of its first day', '2026-07-12T22:00:00Z', true],
		['in between', '2026-07-30T10:00:00Z', true],
		['until the last moment of its last day', '2026-08-12T21:59:59Z', true],
		['after the last day', '2026-08-12T22:00:00Z', false],
	])('CHK-80 OPEN-131: a pass is valid on both of its days: %s', (_, now, isValid) => {
		expect(isPassValid(pass, new Date(now), vienna)).toBe(isValid);
	});

	it.each([
		['2026-07-13', 1, '2026-08-12'],
		['2026-07-01', 1, '2026-07-31'],
		['2026-07-13', 12, '2027-07-12'],
		['2026-12-15', 1, '2027-01-14'],
		['2026-01-31', 1, '2026-02-28'],
		['2028-01-31', 1, '2028-02-29'],
		['2026-01-28', 1, '2026-02-27'],
	])('CHK-79: from %s for %d months, its last day is %s', (startDate, months, endDate) => {
		expect(passTermFrom(startDate, months)).toEqual({ startDate, endDate });
	});
});
