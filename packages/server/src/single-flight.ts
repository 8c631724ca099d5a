/** Coalesces concurrent calls with the same key into one. */
export function createSingleFlight<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
	const running = new Map<string, Promise<T>>();
	return (key, work) => {
		const known = running.get(key);
		if (known) return known;
		const started = work().finally(() => running.delete(key));
		running.set(key, started);
		return started;
	};
}
