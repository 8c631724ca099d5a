import { useSyncExternalStore } from 'react';

export type Store<T> = {
	get(): T;
	set(next: T): void;
	subscribe(listener: () => void): () => void;
};

/** One value outside the tree that components may watch. */
export function createStore<T>(initial: T): Store<T> {
	let value = initial;
	const listeners = new Set<() => void>();
	return {
		get: () => value,
		set(next) {
			if (Object.is(value, next)) return;
			value = next;
			for (const listener of [...listeners]) listener();
		},
		subscribe(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
}

/** `onServer` is what the stored page shows: it must not depend on who is looking. */
export function useStore<T>(store: Store<T>, onServer: T): T {
	return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}

/** Resolves with the first value that fits. */
export function waitFor<T, Wanted extends T>(
	store: Store<T>,
	isWanted: (value: T) => value is Wanted,
): Promise<Wanted> {
	return new Promise((resolve) => {
		const check = () => {
			const value = store.get();
			if (!isWanted(value)) return;
			stop();
			resolve(value);
		};
		const stop = store.subscribe(check);
		check();
	});
}
