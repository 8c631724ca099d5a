import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import {
	addDays,
	dayAt,
	findReduction,
	isPromotionActive,
	lowestPriceBefore,
	type PastPrice,
} from './prices.ts';

const past = (from: string, price: number, more: Partial<PastPrice> = {}): PastPrice => ({
	from,
	until: null,
	price: cents(price),
	isReduced: false,
	...more,
});

describe('the day of a promotion', () => {
	const promotion = { price: cents(99), startsOn: '2026-03-02', endsOn: '2026-03-08' };

	it.each([
		['the day before', '2026-03-01', false],
		['the first day', '2026-03-02', true],
		['the last day', '2026-03-08', true],
		['the day after', '2026-03-09', false],
	])('%s', (_name, day, expected) => {
		expect(isPromotionActive(promotion, day)).toBe(expected);
	});

	it("begins at midnight in the shop's time zone, not the server's", () => {
		const instant = new Date('2026-06-30T22:30:00Z');
		expect(dayAt(instant, 'Europe/Vienna')).toBe('2026-07-01');
		expect(dayAt(instant, 'Europe/London')).toBe('2026-06-30');
		expect(dayAt(instant, 'UTC')).toBe('2026-06-30');
	});
});

describe('announcing a reduction', () => {
	it.each<[string, PastPrice[], { percent: number; lowest30Days: number } | null]>([
		['one price before', [past('2026-01-01', 200)], { percent: 25, lowest30Days: 200 }],
		[
			'a cheaper week inside the 30 days counts',
			[past('2026-01-01', 200), past('2026-02-10', 180), past('2026-02-17', 200)],
			{ percent: 16, lowest30Days: 180 },
		],
		[
			'a price that ended more than 30 days before does not',
			[past('2025-12-01', 100), past('2026-01-20', 200)],
			{ percent: 25, lowest30Days: 200 },
		],
		[
			'a price that reaches into the window does',
			[past('2025-12-01', 160), past('2026-02-05', 200)],
			{ percent: 6, lowest30Days: 160 },
		],
		['as cheap before: no announcement', [past('2026-02-20', 150)], null],
		['no history: no announcement', [], null],
		[
			'a product newer than 30 days: since it was listed',
			[past('2026-02-25', 190)],
			{ percent: 21, lowest30Days: 190 },
		],
		[
			'stepwise: the price before the first step',
			[past('2026-01-01', 200), past('2026-02-20', 170, { isReduced: true })],
			{ percent: 25, lowest30Days: 200 },
		],
		[
			'a gap between two reductions separates them',
			[
				past('2026-01-01', 200),
				past('2026-02-10', 170, { isReduced: true }),
				past('2026-02-15', 200),
			],
			{ percent: 11, lowest30Days: 170 },
		],
		[
			'a span that ended earlier does not count',
			[past('2025-10-01', 100, { until: '2025-10-31' }), past('2026-02-15', 200)],
			{ percent: 25, lowest30Days: 200 },
		],
	])('%s', (_name, history, expected) => {
		const reduction = findReduction(cents(150), '2026-03-02', history);
		expect(
			reduction && { percent: reduction.percent, lowest30Days: reduction.lowest30Days },
		).toEqual(expected);
	});

	it('never claims more than the difference to the lowest price', () => {
		const entry = fc.record({
			back: fc.integer({ min: 0, max: 90 }),
			price: fc.integer({ min: 1, max: 5000 }),
			isReduced: fc.boolean(),
		});
		fc.assert(
			fc.property(fc.array(entry), fc.integer({ min: 1, max: 5000 }), (entries, price) => {
				const history = entries.map(({ back, price, isReduced }) =>
					past(addDays('2026-03-02', -back), price, { isReduced }),
				);
				const reduction = findReduction(cents(price), '2026-03-02', history);
				if (!reduction) return;
				expect(reduction.value).toBeGreaterThan(price);
				expect(price * 100).toBeLessThanOrEqual(reduction.value * (100 - reduction.percent));
			}),
		);
	});

	it('looks back exactly 30 days', () => {
		const history = [past('2026-01-01', 100, { until: '2026-01-30' }), past('2026-01-31', 200)];
		expect(lowestPriceBefore('2026-03-01', history)).toBe(100);
		expect(lowestPriceBefore('2026-03-02', history)).toBe(200);
	});
});
