import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, when the markup has to match the server's. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
