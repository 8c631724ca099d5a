import { expect } from 'vitest';
import type { TestApi } from '../../testing.ts';

/** Until so many sessions wait for a lock, or the work is done without waiting. */
export async function untilWaiting(
	api: TestApi,
	sessions: number,
	work: Promise<unknown>,
): Promise<void> {
	let isDone = false;
	void work.finally(() => {
		isDone = true;
	});
	await expect
		.poll(
			async () => {
				const { rows } = await api.pool.query(
					`SELECT FROM pg_stat_activity
					WHERE datname = current_database() AND wait_event_type = 'Lock'`,
				);
				return isDone || rows.length >= sessions;
			},
			{ timeout: 10_000, interval: 10 },
		)
		.toBe(true);
}
