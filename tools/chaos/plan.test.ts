import { describe, expect, it } from 'vitest';
import { planFaults, planPurchase } from './plan.ts';

const purchases = (seed: string) =>
	Array.from({ length: 50 }, (_, turn) => planPurchase(seed, turn % 16, turn));

describe('the plan of a run', () => {
	it('is the same for the same seed', () => {
		expect(planFaults('a', 180_000, 3)).toEqual(planFaults('a', 180_000, 3));
		expect(purchases('a')).toEqual(purchases('a'));
	});

	it('is another one for another seed', () => {
		expect(planFaults('a', 180_000, 3)).not.toEqual(planFaults('b', 180_000, 3));
		expect(purchases('a')).not.toEqual(purchases('b'));
	});

	it('faults only as long as the run lasts, and kills PostgreSQL as often as it is told', () => {
		const faults = planFaults('a', 60_000, 4);
		expect(faults.filter(({ kill }) => kill === 'postgres')).toHaveLength(4);
		expect(Math.max(...faults.map(({ atMs }) => atMs))).toBeLessThan(60_000);
		expect(new Set(faults.map(({ kill }) => kill))).toContain('worker');
	});
});
