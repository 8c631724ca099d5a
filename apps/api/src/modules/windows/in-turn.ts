const AT_A_TIME = 5;

type Queue = { running: number; waiting: (() => void)[] };
const queues = new Map<string, Queue>();

/**
 * Lets a few at a time through to one window. The database would keep order by itself, but a rush
 * for one window would hold every connection of this process while it waits, and shoppers who only
 * want milk would be turned away (docs/decisions/0024).
 */
export async function inTurn<T>(windowId: string | null, work: () => Promise<T>): Promise<T> {
	if (windowId === null) return work();
	const queue = queues.get(windowId) ?? { running: 0, waiting: [] };
	queues.set(windowId, queue);
	if (queue.running >= AT_A_TIME) await new Promise<void>((go) => queue.waiting.push(go));
	else queue.running++;
	try {
		return await work();
	} finally {
		const next = queue.waiting.shift();
		if (next) next();
		else if (--queue.running === 0) queues.delete(windowId);
	}
}
