/**
 * Fetches stylesheets that failed while offline once the browser is online again. Vite asks for each
 * only once, so that what needs them would stay without style.
 */
export function retryStylesheets(): void {
	const failed = new Set<HTMLLinkElement>();
	addEventListener('error', ({ target }) => note(target, failed), true);
	addEventListener('online', () => {
		for (const link of failed) link.replaceWith(link.cloneNode());
		failed.clear();
	});
}

function note(target: EventTarget | null, failed: Set<HTMLLinkElement>): void {
	if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
}
