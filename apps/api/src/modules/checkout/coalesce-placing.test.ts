import { describe, expect, it } from 'vitest';
import type { AttemptRow, OrderRow } from '../order-records/index.ts';
import { coalescePlacing } from './coalesce-placing.ts';
import type { PlaceOutcome } from './settle.service.ts';

const key = { tenantId: 'korb', attemptId: '1' };
const attempt = {} as AttemptRow;
const ordered: PlaceOutcome = { kind: 'ordered', order: {} as OrderRow, attempt, isNew: true };
const pending: PlaceOutcome = { kind: 'pending' };
const failed: PlaceOutcome = { kind: 'failed', code: 'cancelled' };

/** Two calls at once; the runs settle with these outcomes, one after the other. */
async function callTwice(outcomes: (PlaceOutcome | Error)[], other = key) {
	let runs = 0;
	let atOnce = 0;
	let most = 0;
	const place = coalescePlacing(async () => {
		const outcome = outcomes[runs++];
		most = Math.max(most, ++atOnce);
		await new Promise((resolve) => setTimeout(resolve, 5));
		atOnce--;
		if (!outcome || outcome instanceof Error) throw outcome;
		return outcome;
	});
	const settled = await Promise.allSettled([place(key, attempt), place(other, attempt)]);
	const kinds = settled.map((one) => (one.status === 'fulfilled' ? one.value.kind : 'thrown'));
	return { runs, most, kinds };
}

describe('a shopper and an event at the same time', () => {
	it('get the same order from one call', async () => {
		expect(await callTwice([ordered])).toEqual({ runs: 1, most: 1, kinds: ['ordered', 'ordered'] });
	});

	it.each([
		['is pending', pending, 'pending'],
		['has failed', failed, 'failed'],
		['was interrupted', new Error('lost'), 'thrown'],
	])('ask again, one after the other, when the earlier one %s', async (_, first, kind) => {
		const { runs, most, kinds } = await callTwice([first, ordered]);
		expect({ runs, most, kinds }).toEqual({ runs: 2, most: 1, kinds: [kind, 'ordered'] });
	});

	it('do not wait for other payments', async () => {
		const other = { ...key, attemptId: '2' };
		expect(await callTwice([ordered, pending], other)).toEqual({
			runs: 2,
			most: 2,
			kinds: ['ordered', 'pending'],
		});
	});
});
