import { useSyncExternalStore } from 'react';

/** What the browser believes: that there is a network, not that the shop answers. */
export function useOnline(): boolean {
	return useSyncExternalStore(watch, () => navigator.onLine);
}

function watch(onChange: () => void): () => void {
	const events = ['online', 'offline'];
	for (const event of events) window.addEventListener(event, onChange);
	return () => {
		for (const event of events) window.removeEventListener(event, onChange);
	};
}
