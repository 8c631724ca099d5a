import { openAttempts } from '@korb/domain/order/order-states';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing.ts';

let api: TestApi;
let steps: Map<string, string[]>;
beforeAll(async () => {
	api = await startTestApi();
	const { rows } = await api.pool.query<{ from: string; to: string[] }>(
		`SELECT from_status AS "from", array_agg(to_status ORDER BY to_status) AS "to"
		FROM attempt_step GROUP BY from_status`,
	);
	steps = new Map(rows.map(({ from, to }) => [from, to]));
});
afterAll(() => api.close());

describe('a payment attempt in the database', () => {
	it('has exactly these transitions', () => {
		expect(Object.fromEntries(steps)).toEqual({
			created: ['authorised', 'failed', 'orphaned', 'pending', 'unknown'],
			unknown: ['failed', 'orphaned', 'voided'],
			pending: ['authorised', 'failed', 'orphaned'],
			authorised: ['ordered', 'orphaned'],
			ordered: ['captured', 'orphaned'],
			captured: ['refunded'],
			failed: ['orphaned'],
			orphaned: ['voided'],
		});
	});

	it('I-25 never returns to an earlier state', () => {
		const walk = (status: string, seen: string[]): void => {
			expect(seen).not.toContain(status);
			for (const next of steps.get(status) ?? []) walk(next, [...seen, status]);
		};
		walk('created', []);
	});

	it('locks its cart only while it can still be authorised or become an order', () => {
		const mayBecomeOrder = [...steps]
			.filter(([status, to]) => status === 'authorised' || to.includes('authorised'))
			.map(([status]) => status);
		expect(openAttempts.toSorted()).toEqual(mayBecomeOrder.toSorted());
	});

	it('becomes an order only from authorised money', () => {
		const before = [...steps].filter(([, to]) => to.includes('ordered')).map(([status]) => status);
		expect(before).toEqual(['authorised']);
	});
});
