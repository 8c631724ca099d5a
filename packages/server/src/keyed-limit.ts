type Queue = { running: number; waiting: (() => void)[] };

/** Limits concurrency per key; callers beyond it wait in order of arrival. */
export function createKeyedLimit(concurrency: number) {
	const queues = new Map<string, Queue>();
	return async function limit<T>(key: string, work: () => Promise<T>): Promise<T> {
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
