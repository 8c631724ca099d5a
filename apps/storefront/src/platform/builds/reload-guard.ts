import { findVisitStorage } from '../storage/visit-storage.ts';

/** A page that fails to load a chunk reloads, but never twice within this time. */
export const RELOAD_GUARD_MS = 10_000;

const KEY = 'korb:reloaded-at';

type Browser = { storage: Pick<Storage, 'getItem' | 'setItem'> | null; reload: () => void };

/** False when the page was just reloaded, or cannot record it, and another reload might loop. */
export function reloadOnce(browser: Browser = { storage: findVisitStorage(), reload }): boolean {
	if (!browser.storage) return false;
	const reloadedAt = Number(browser.storage.getItem(KEY) ?? 0);
	if (Date.now() - reloadedAt < RELOAD_GUARD_MS) return false;
	browser.storage.setItem(KEY, String(Date.now()));
	browser.reload();
	return true;
}

function reload(): void {
	location.reload();
}
