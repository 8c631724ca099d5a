import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayCancel, mayMove, orderStatuses, orderStep } from './order-states.ts';

describe('an order', () => {
	it('has exactly these transitions', () => {
		const allowed = orderStatuses.flatMap((from) =>
			orderStatuses
				.filter((to) => orderStep(from, to) === 'allowed')
				.map((to) => `${from} → ${to}`),
		);
		expect(allowed).toEqual([
			'PLACED → PICKING',
			'PLACED → PICKED',
			'PLACED → CANCELLED',
			'PICKING → PICKED',
			'PICKING → CANCELLED',
			'PICKED → ON_ITS_WAY',
			'PICKED → DELIVERED',
			'PICKED → WITHDRAWN',
			'ON_ITS_WAY → DELIVERED',
			'ON_ITS_WAY → WITHDRAWN',
			'DELIVERED → WITHDRAWN',
		]);
	});

	it('counts a repeated transition as done', () => {
		for (const status of orderStatuses) expect(orderStep(status, status)).toBe('done');
	});

	it('can be cancelled until it is packed', () => {
		expect(orderStatuses.filter(mayCancel)).toEqual(['PLACED', 'PICKING']);
	});

	it('can be moved until somebody packs it', () => {
		expect(orderStatuses.filter(mayMove)).toEqual(['PLACED']);
	});

	it('never returns to an earlier state', () => {
		const walk = fc.array(fc.constantFrom(...orderStatuses), { maxLength: 20 });
		fc.assert(
			fc.property(walk, (steps) => {
				let status: (typeof orderStatuses)[number] = 'PLACED';
				const seen: string[] = [status];
				for (const step of steps) {
					if (orderStep(status, step) !== 'allowed') continue;
					expect(seen).not.toContain(step);
					status = step;
					seen.push(status);
				}
			}),
		);
	});
});
