import { describe, expect, it } from 'vitest';
import { inRhythm, isDue, type Rhythm } from './rhythm.ts';

const every = (gapDays: number, daysSince: number, timesBought = 5): Rhythm => ({
	gapDays,
	daysSince,
	timesBought,
});

describe('the rhythm of a product', () => {
	it.each([
		[every(12, 13), true],
		[every(12, 9), true],
		[every(12, 8), false],
		[every(12, 35), true],
		[every(12, 36), false],
	])('%o is due: %s', (rhythm, expected) => {
		expect(isDue(rhythm)).toBe(expected);
	});

	it('puts what is due first, then what is due next', () => {
		const [weekly, monthly, soon, later] = [every(7, 7), every(30, 31), every(10, 6), every(10, 2)];
		expect(inRhythm([later, monthly, soon, weekly])).toEqual([weekly, monthly, soon, later]);
	});

	it('needs three purchases, and ends after two that were skipped', () => {
		expect(inRhythm([every(7, 7, 2), every(7, 21)])).toEqual([]);
	});
});

/** One generated customer: on which days which products were bought. */
type History = Map<string, number[]>;

const SHOWN = 20;

/**
 * A household that shops about once a week: staples with their own periods, whims, and staples that
 * it has given up or only lately taken up.
 */
function generate(random: () => number): { before: History; next: Set<string>; today: number } {
	const staples = Array.from({ length: 45 }, (_, index) => {
		const period = 5 + random() ** 2 * 55;
		const change = random();
		return {
			sku: `staple-${index}`,
			period,
			from: change < 0.15 ? 200 : 0,
			until: change > 0.85 ? 150 : Number.POSITIVE_INFINITY,
			neededAt: random() * period,
		};
	});
	const trips: { day: number; skus: string[] }[] = [];
	for (let day = 0; day < 300; day += 4 + Math.floor(random() * 7)) {
		const skus = staples.flatMap((staple) => {
			if (day < staple.neededAt || day < staple.from || day > staple.until) return [];
			staple.neededAt = day + staple.period * (0.6 + random() * 0.8);
			return random() < 0.9 ? [staple.sku] : [];
		});
		const whims = Array.from({ length: 4 }, () => `whim-${Math.floor(random() * 150)}`);
		trips.push({ day, skus: [...skus, ...whims] });
	}
	const last = trips.pop() ?? { day: 0, skus: [] };
	const before: History = new Map();
	for (const { day, skus } of trips) {
		for (const sku of new Set(skus)) before.set(sku, [...(before.get(sku) ?? []), day]);
	}
	return { before, next: new Set(last.skus), today: last.day };
}

function rhythmOf(days: number[], today: number): Rhythm {
	const gaps = days.slice(1).map((day, index) => day - (days[index] ?? 0));
	const sorted = gaps.toSorted((a, b) => a - b);
	const middle = sorted.length / 2;
	const median = ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2;
	return {
		timesBought: days.length,
		gapDays: Math.round(median),
		daysSince: today - (days.at(-1) ?? 0),
	};
}

/** Park and Miller: the same customers in every run. */
function seeded(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

describe('a back-test on the last order of 300 generated customers', () => {
	const random = seeded(20_261_117);
	const customers = Array.from({ length: 300 }, () => generate(random));
	/** The share of the next order that is among the first 20. */
	const hitRate = (rank: (history: History, today: number) => string[]) => {
		const rates = customers.map(({ before, next, today }) => {
			const hits = rank(before, today)
				.slice(0, SHOWN)
				.filter((sku) => next.has(sku));
			return hits.length / Math.min(SHOWN, next.size);
		});
		return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
	};

	it('hits more of the next order than the most-bought products do', () => {
		const mostBought = hitRate((history) =>
			[...history].toSorted(([, a], [, b]) => b.length - a.length).map(([sku]) => sku),
		);
		const byRhythm = hitRate((history, today) =>
			inRhythm([...history].map(([sku, days]) => ({ sku, ...rhythmOf(days, today) }))).map(
				({ sku }) => sku,
			),
		);
		expect(mostBought).toBeGreaterThan(0.4);
		expect(byRhythm).toBeGreaterThan(mostBought + 0.05);
	});
});
