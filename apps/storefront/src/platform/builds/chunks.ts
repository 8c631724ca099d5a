import { reloadOnce } from './reload-guard.ts';

/**
 * Imports a chunk. A missing chunk usually belongs to a build that has been replaced, so the page
 * reloads to get the new one. Never settles while the reload is in progress.
 */
export async function loadChunk<T>(
	importChunk: () => Promise<T>,
	tryReload: () => boolean = reloadWhenOnline,
): Promise<T> {
	try {
		return await importChunk();
	} catch (error) {
		if (tryReload()) return new Promise<T>(() => {});
		throw error;
	}
}

/** Offline, a reload would only replace a readable page with the browser's own error page. */
function reloadWhenOnline(): boolean {
	return navigator.onLine && reloadOnce();
}
