import { reloadOnce } from './reload-guard.ts';

/**
 * Imports a part of the shop. A part that is missing usually belongs to a build that has been
 * replaced: the page reloads and gets the new one. Never settles while the reload is under way.
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

/** Offline a reload would only replace a readable page by the browser's own error. */
function reloadWhenOnline(): boolean {
	return navigator.onLine && reloadOnce();
}
