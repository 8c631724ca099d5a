import { expect, it } from 'vitest';
import { cents } from './money.ts';
import { percentOff } from './percent-off.ts';
import { findReduction } from './prices.ts';

it.each([
	[240, 25, 180],
	[379, 21, 299],
	[199, 10, 179],
	[1, 50, 1],
	[100_000_00, 90, 10_000_00],
])('of %i less %i %% leaves %i', (price, percent, left) => {
	expect(percentOff(cents(price), percent)).toBe(left);
});

it('leaves a reduction of at least what was planned', () => {
	for (let price = 2; price < 2000; price += 7) {
		for (const percent of [1, 5, 15, 33, 50, 90]) {
			const reduced = percentOff(cents(price), percent);
			if (reduced === price) continue;
			const past = [
				{ from: '2026-01-01', until: null, price: cents(price), isReduced: false as boolean },
			];
			const announced = findReduction(reduced, '2026-07-01', past)?.percent ?? 0;
			if (reduced > 1) expect(announced).toBeGreaterThanOrEqual(percent);
		}
	}
});
