import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, roundHalfUp, toMajorUnits } from './money.ts';

describe('money', () => {
	it('CONST-14 stores amounts in integer cents and divides by 100 for display and tracking', () => {
		expect(toMajorUnits(cents(199))).toBe(1.99);
		expect(toMajorUnits(cents(0))).toBe(0);
		expect(() => cents(1.5)).toThrow(RangeError);
		expect(() => cents(Number.NaN)).toThrow(RangeError);
	});

	it.each([
		[0.5, 1],
		[0.49, 0],
		[100.5, 101],
		[1.005 * 100, 101],
		[199, 199],
	])('rounds %d to %d', (amount, expected) => {
		expect(roundHalfUp(amount)).toBe(expected);
	});

	it('never changes an amount by more than half a cent', () => {
		fc.assert(
			fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), (amount) => {
				expect(Math.abs(roundHalfUp(amount) - amount)).toBeLessThanOrEqual(0.500001);
			}),
		);
	});
});
