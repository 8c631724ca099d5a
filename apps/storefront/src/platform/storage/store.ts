import { useSyncExternalStore } from 'react';

export type Store<T> = {
	get(): T;
	set(next: T): void;
	subscribe(listener: () => void): () => void;
};

/** An observable value outside the React tree. */
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

/** `onServer` is the value in the cached page, so it must not depend on the visitor. */
export function useStore<T>(store: Store<T>, onServer: T): T {
	return useSyncExternalStore(store.subscribe, store.get, () => onServer);
}

/** Resolves with the first matching value. */
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
