import { createKeyedLimit as createLimit } from '@korb/server/keyed-limit';
import { isGuarded } from './guards.ts';

/**
 * Limits concurrency per key before a connection is taken from the pool. Row locks ensure
 * correctness; this only keeps a rush for one row from holding every connection while it waits for
 * the lock.
 */
export function createKeyedLimit(concurrency: number) {
	const limit = createLimit(concurrency);
	return <T>(key: string, work: () => Promise<T>): Promise<T> =>
		isGuarded('concurrency-limit') ? limit(key, work) : work();
}
