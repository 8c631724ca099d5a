import { expect, it } from 'vitest';
import { openOrderHarness } from '../../checkout-harness/order-harness.ts';
import { withoutGuards } from '../../db/guards/guards-off.ts';
import { count, daysAgo, moveOrder } from './testing.ts';

const harness = openOrderHarness();
const query = async (text: string, ...values: unknown[]) =>
	(await harness.api.pool.query(text, values)).rows;

/** Two workers find that a day is over, and both have read it before either writes. */
async function countAtOnce(daysFromNow: number): Promise<{ failed: number; orders: number }> {
	const { api } = harness;
	const { order } = await harness.ordered({ MILCH: 1 });
	const day = daysAgo(1 - daysFromNow);
	await moveOrder(harness, order, day);
	// Nothing is left to recount, so the workers meet at the new day alone.
	await count(harness, daysFromNow - 1);
	const writers = await api.pool.connect();
	await writers.query('BEGIN');
	await writers.query('LOCK TABLE daily_figures IN SHARE MODE');
	const both = [count(harness, daysFromNow), count(harness, daysFromNow)];
	const outcomes = Promise.allSettled(both);
	await expect
		.poll(
			async () =>
				(
					await query(`SELECT FROM pg_stat_activity
						WHERE datname = current_database() AND wait_event_type = 'Lock'`)
				).length,
			{ timeout: 10_000, interval: 10 },
		)
		.toBe(2);
	await writers.query('COMMIT');
	writers.release();
	const failed = (await outcomes).filter(({ status }) => status === 'rejected').length;
	const [row] = await query(
		'SELECT sum(orders)::int AS orders FROM daily_figures WHERE day = $1',
		day,
	);
	return { failed, orders: row?.orders };
}

it('counts a day once when two workers find it at the same time', async () => {
	expect(await countAtOnce(1)).toEqual({ failed: 0, orders: 1 });
});

it('control: without the lock, one of them fails', async () => {
	const outcome = await withoutGuards(['day-lock'], () => countAtOnce(2));
	expect(outcome).toEqual({ failed: 1, orders: 1 });
});
