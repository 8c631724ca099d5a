import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the server and while the page is being taken over: then it has to look as it came. */
export function useAlive(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
