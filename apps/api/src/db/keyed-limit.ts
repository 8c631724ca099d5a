import { isGuarded } from './guards.ts';

type Queue = { running: number; waiting: (() => void)[] };

/**
 * Limits concurrency per key before a connection is taken from the pool. Row locks ensure
 * correctness; this only keeps a rush for one row from holding every connection while it waits for
 * the lock.
 */
export function createKeyedLimit(concurrency: number) {
	const queues = new Map<string, Queue>();
	return async function limit<T>(key: string, work: () => Promise<T>): Promise<T> {
		if (!isGuarded('concurrency-limit')) return work();
		const queue = queues.get(key) ?? { running: 0, waiting: [] };
		queues.set(key, queue);
		if (queue.running >= concurrency) await new Promise<void>((go) => queue.waiting.push(go));
		else queue.running++;
		try {
			return await work();
		} finally {
			const next = queue.waiting.shift();
			if (next) next();
			else if (--queue.running === 0) queues.delete(key);
		}
	};
}
