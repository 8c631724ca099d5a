import { describe, expect, it } from 'vitest';
import { planPurchase, planStrikes } from './plan.ts';

const purchases = (seed: string) =>
	Array.from({ length: 50 }, (_, turn) => planPurchase(seed, turn % 16, turn));

describe('the plan of a run', () => {
	it('is the same for the same seed', () => {
		expect(planStrikes('a', 180_000, 3)).toEqual(planStrikes('a', 180_000, 3));
		expect(purchases('a')).toEqual(purchases('a'));
	});

	it('is another one for another seed', () => {
		expect(planStrikes('a', 180_000, 3)).not.toEqual(planStrikes('b', 180_000, 3));
		expect(purchases('a')).not.toEqual(purchases('b'));
	});

	it('strikes only as long as the run lasts, and kills PostgreSQL as often as it is told', () => {
		const strikes = planStrikes('a', 60_000, 4);
		expect(strikes.filter(({ kill }) => kill === 'postgres')).toHaveLength(4);
		expect(Math.max(...strikes.map(({ atMs }) => atMs))).toBeLessThan(60_000);
		expect(new Set(strikes.map(({ kill }) => kill))).toContain('worker');
	});
});
