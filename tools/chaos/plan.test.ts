import { describe, expect, it } from 'vitest';
import { planFaults, planPurchase } from './plan.ts';

const purchases = (seed: string) =>
	Array.from({ length: 50 }, (_, turn) => planPurchase(seed, turn % 16, turn));

describe('run plan', () => {
	it('is deterministic for a seed', () => {
		expect(planFaults('a', 180_000, 3)).toEqual(planFaults('a', 180_000, 3));
		expect(purchases('a')).toEqual(purchases('a'));
	});

	it('differs between seeds', () => {
		expect(planFaults('a', 180_000, 3)).not.toEqual(planFaults('b', 180_000, 3));
		expect(purchases('a')).not.toEqual(purchases('b'));
	});

	it('schedules faults within the run only, and the requested number of PostgreSQL kills', () => {
		const faults = planFaults('a', 60_000, 4);
		expect(faults.filter(({ kill }) => kill === 'postgres')).toHaveLength(4);
		expect(Math.max(...faults.map(({ atMs }) => atMs))).toBeLessThan(60_000);
		expect(new Set(faults.map(({ kill }) => kill))).toContain('worker');
	});
});
