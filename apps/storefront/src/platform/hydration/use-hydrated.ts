import { useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and during hydration, when the markup has to match the server's. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}

/** Whether the component's first render hydrates HTML of the server. Never causes another render. */
export function useIsHydrating(): boolean {
	let isHydrating = false;
	useSyncExternalStore(
		never,
		() => true,
		() => {
			isHydrating = true;
			return true;
		},
	);
	return useState(isHydrating)[0];
}
