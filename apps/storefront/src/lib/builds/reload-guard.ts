import { findVisitStorage } from '../visit-storage.ts';

/** A page that could not load a part reloads itself, but never twice within this time. */
export const RELOAD_GUARD_MS = 10_000;

const KEY = 'korb:reloaded-at';

type Browser = { storage: Pick<Storage, 'getItem' | 'setItem'> | null; reload: () => void };

/** False when the page has just been reloaded, or cannot remember it, and another try might only loop. */
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
