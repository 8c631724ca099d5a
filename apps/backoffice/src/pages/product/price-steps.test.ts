import { describe, expect, it } from 'vitest';
import { listPriceSteps, listTicks } from './price-steps.ts';

const today = '2026-07-13';
const past = (from: string, priceCents: number) => ({
	...{ from, priceCents, until: null, isReduced: false },
});
const stepsOf = (history: ReturnType<typeof past>[], chargedCents: number) =>
	listPriceSteps(history, { today, chargedCents }).map(({ from, priceCents }) => [
		from,
		priceCents,
	]);

describe('listPriceSteps', () => {
	it('begins with the price that held 30 days ago', () => {
		const history = [past('2026-01-01', 299), past('2026-05-01', 279), past('2026-07-03', 199)];
		expect(stepsOf(history, 199)).toEqual([
			['2026-06-13', 279],
			['2026-07-03', 199],
		]);
	});

	it('shows the last price of a day, and none that has not begun', () => {
		const history = [past('2026-07-01', 300), past('2026-07-01', 280), past('2026-08-01', 1)];
		expect(stepsOf(history, 280)).toEqual([['2026-07-01', 280]]);
	});

	it('has no step where the price stays', () => {
		expect(stepsOf([past('2026-06-20', 199), past('2026-07-01', 199)], 199)).toHaveLength(1);
	});

	it('ends with what is charged, also when a price returned within the day', () => {
		const history = [past('2026-06-20', 199), past(today, 250)];
		expect(stepsOf(history, 199)).toEqual([
			['2026-06-20', 199],
			[today, 199],
		]);
	});
});

it.each([
	[
		[229, 279, 199],
		[150, 200, 250, 300],
	],
	[[99], [95, 100]],
	[
		[4990, 5990],
		[4500, 5000, 5500, 6000],
	],
])('ticks of %j are %j', (prices, ticks) => {
	expect(listTicks(prices)).toEqual(ticks);
});
