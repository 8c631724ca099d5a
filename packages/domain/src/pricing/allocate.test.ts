import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocate } from './allocate.ts';

describe('allocating an integer', () => {
	it.each<[string, number, number[], number[]]>([
		['in proportion', 100, [1, 3], [25, 75]],
		['the rest goes to the largest remainder', 10, [1, 2, 4], [1, 3, 6]],
		['which need not be the largest part', 10, [3, 3, 1], [4, 4, 2]],
		['equal remainders: the first one wins', 2, [1, 1, 1], [1, 1, 0]],
		['nothing to split', 0, [5, 5], [0, 0]],
		['zero weights', 0, [0, 0], [0, 0]],
		['no parts', 0, [], []],
	])('%s', (_name, whole, weights, expected) => {
		expect(allocate(whole, weights)).toEqual(expected);
	});

	it('CART-36 the parts add up to the total and none exceeds its weight', () => {
		const weights = fc.array(fc.integer({ min: 0, max: 50_000 }), { minLength: 1, maxLength: 40 });
		fc.assert(
			fc.property(weights, fc.double({ min: 0, max: 1, noNaN: true }), (parts, share) => {
				const sum = parts.reduce((total, part) => total + part, 0);
				const whole = Math.floor(sum * share);
				const shares = allocate(whole, parts);
				expect(shares.reduce((total, part) => total + part, 0)).toBe(whole);
				shares.forEach((value, index) => {
					expect(value).toBeGreaterThanOrEqual(0);
					expect(value).toBeLessThanOrEqual(parts[index] ?? 0);
				});
			}),
		);
	});
});
