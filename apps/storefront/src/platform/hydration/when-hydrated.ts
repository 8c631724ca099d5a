const waiting = new Set<object>();
let onHydrated = () => {};

/** Resolves once the page is hydrated, except for dehydrated islands. */
export function whenHydrated(): Promise<void> {
	if (waiting.size === 0) return Promise.resolve();
	return new Promise((resolve) => {
		onHydrated = resolve;
	});
}

/** Called for each lazy component that is not hydrated yet; returns what to call once it is. */
export function waitForHydration(): () => void {
	const part = {};
	waiting.add(part);
	return () => {
		if (waiting.delete(part) && waiting.size === 0) onHydrated();
	};
}
