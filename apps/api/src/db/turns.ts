import { isGuarded } from './guards.ts';

type Queue = { running: number; waiting: (() => void)[] };

/**
 * Lets a few at a time through to one thing before they take a connection. Nothing depends on it:
 * the database keeps order by itself. But a rush for one row would otherwise hold every connection
 * of this process while it waits there.
 */
export function createTurns(atATime: number) {
	const queues = new Map<string, Queue>();
	return async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
		if (!isGuarded('turns')) return work();
		const queue = queues.get(key) ?? { running: 0, waiting: [] };
		queues.set(key, queue);
		if (queue.running >= atATime) await new Promise<void>((go) => queue.waiting.push(go));
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
