import { describe, expect, it } from 'vitest';
import { refusePastPlan } from './plan-time.ts';

const now = Date.parse('2026-07-13T09:00:00Z');
const plan = (date: unknown, more: object = {}) =>
	refusePastPlan({ name: 'schedule-publish', args: { date, ...more } }, 'de', now);

describe('a publishing schedule', () => {
	it.each([
		['2026-07-12T09:00:00Z', 'yesterday'],
		['2026-07-13T08:58:00Z', 'two minutes ago'],
		['not a date', 'no time at all'],
		[undefined, 'missing'],
	])('is rejected for %s (%s)', (date, _name) => {
		expect(plan(date)).toEqual({ error: expect.stringContaining('schon vorbei') });
	});

	it('is accepted for the future and the current minute', () => {
		expect(plan(new Date(now + 3_600_000))).toBeNull();
		expect(plan('2026-07-13T08:59:30Z')).toBeNull();
	});

	it('can always be cancelled, and other calls pass', () => {
		expect(plan(undefined, { deleteID: '1' })).toBeNull();
		expect(refusePastPlan({ name: 'form-state', args: {} }, 'de', now)).toBeNull();
	});
});
