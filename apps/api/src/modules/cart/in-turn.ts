const waiting = new Map<string, Promise<unknown>>();

/**
 * Lets changes of one cart wait for each other before they take a connection. Nothing depends on
 * it: the lock in the database does the same for all processes. But fifty clicks on one cart would
 * otherwise hold every connection of this process to wait for each other there.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
	const before = waiting.get(key);
	const turn = (async () => {
		await before?.catch(() => {});
		return work();
	})();
	waiting.set(key, turn);
	try {
		return await turn;
	} finally {
		if (waiting.get(key) === turn) waiting.delete(key);
	}
}
