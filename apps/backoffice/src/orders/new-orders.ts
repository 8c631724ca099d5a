import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** Orders placed since the list was loaded. */
export function useNewOrders(): number {
	return useSyncExternalStore(subscribe, () => count);
}

export function setNewOrders(next: (before: number) => number): void {
	count = next(count);
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
