/** Maximum number of events per call. */
export const MAX_EVENTS_PER_SEND = 250;
const CACHE_LIMIT = 5000;
const CACHE_SIZE = 4000;

export function toBatches<Event>(queue: readonly Event[]): Event[][] {
	const count = Math.ceil(queue.length / MAX_EVENTS_PER_SEND);
	return Array.from({ length: count }, (_, index) =>
		queue.slice(index * MAX_EVENTS_PER_SEND, (index + 1) * MAX_EVENTS_PER_SEND),
	);
}

/** Records which search led to an object. Maps preserve insertion order, so the oldest is first. */
export function remember<Value>(cache: Map<string, Value>, objectId: string, value: Value): void {
	cache.delete(objectId);
	cache.set(objectId, value);
	if (cache.size <= CACHE_LIMIT) return;
	for (const key of cache.keys()) {
		if (cache.size <= CACHE_SIZE) return;
		cache.delete(key);
	}
}
