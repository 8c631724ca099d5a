import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	type AttemptStatus,
	attemptStatuses,
	attemptStep,
	listAttemptSteps,
	listOrderSteps,
	mayCancel,
	openAttempts,
	orderStatuses,
	orderStep,
} from './order-states.ts';

const show = (steps: [string, string][]) => steps.map((step) => step.join(' → '));

describe('an order', () => {
	it('has exactly these transitions', () => {
		expect(show(listOrderSteps())).toEqual([
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
		const allowed = new Set(show(listOrderSteps()));
		for (const from of orderStatuses) {
			for (const to of orderStatuses) {
				const expected = from === to ? 'done' : allowed.has(`${from} → ${to}`);
				expect(orderStep(from, to)).toBe(
					expected === 'done' ? 'done' : expected ? 'allowed' : 'refused',
				);
			}
		}
	});

	it('can be cancelled until it is packed', () => {
		expect(orderStatuses.filter(mayCancel)).toEqual(['PLACED', 'PICKING']);
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

describe('a payment attempt', () => {
	it('has exactly these transitions', () => {
		expect(show(listAttemptSteps())).toEqual([
			'created → pending',
			'created → authorised',
			'created → unknown',
			'created → failed',
			'created → orphaned',
			'unknown → failed',
			'unknown → orphaned',
			'unknown → voided',
			'pending → authorised',
			'pending → failed',
			'pending → orphaned',
			'authorised → ordered',
			'authorised → orphaned',
			'ordered → captured',
			'ordered → orphaned',
			'captured → refunded',
			'failed → orphaned',
			'orphaned → voided',
		]);
	});

	it('I-25 ends in the same state when events repeat, and never moves backwards', () => {
		const walk = fc.array(fc.constantFrom(...attemptStatuses), { maxLength: 30 });
		fc.assert(
			fc.property(walk, (steps) => {
				let status: AttemptStatus = 'created';
				const seen: string[] = [status];
				for (const step of steps) {
					if (attemptStep(status, step) === 'allowed') {
						expect(seen).not.toContain(step);
						status = step;
						seen.push(step);
					}
					expect(attemptStep(status, status)).toBe('done');
				}
			}),
		);
	});

	it('locks its cart only while it can still succeed', () => {
		for (const status of attemptStatuses) {
			const mayBecomeOrder =
				status === 'authorised' || attemptStep(status, 'authorised') === 'allowed';
			expect(openAttempts.includes(status)).toBe(mayBecomeOrder);
		}
	});

	it('becomes an order only from authorised money', () => {
		expect(attemptStatuses.filter((from) => attemptStep(from, 'ordered') === 'allowed')).toEqual([
			'authorised',
		]);
	});
});
