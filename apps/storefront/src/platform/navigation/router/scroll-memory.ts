import { findVisitStorage } from '../../storage/visit-storage.ts';
import type { PageLocation } from './page-location.ts';

const STORAGE_KEY = 'korb:scroll';

export type ScrollMemory = {
	/** Remembers the position of the page in the document, before another one replaces it. */
	save(): void;
	/** Scrolls to the place of the page that is now in the document. */
	restore(location: PageLocation, keepsScroll: boolean): void;
};

/**
 * Remembers the scroll position of every history entry of this tab. Browsers would restore it as
 * soon as the URL changes, while the page before is still shown.
 */
export function createScrollMemory(): ScrollMemory {
	const positions = readPositions();
	let shownKey: string | null = null;
	const save = () => {
		if (shownKey) positions[shownKey] = window.scrollY;
	};
	const stopBrowser = () => {
		history.scrollRestoration = 'manual';
	};
	window.addEventListener('pageshow', (event) => event.persisted && stopBrowser());
	window.addEventListener('pagehide', () => {
		save();
		try {
			findVisitStorage()?.setItem(STORAGE_KEY, JSON.stringify(positions));
		} catch {}
		// A page loaded from the server is restored before its scripts run.
		history.scrollRestoration = 'auto';
	});
	return {
		save,
		restore({ key, hash }, keepsScroll) {
			const isFirst = shownKey === null;
			shownKey = key;
			if (isFirst) {
				// The browser has placed it, and the shopper may have scrolled since.
				const isPlaced = history.scrollRestoration === 'auto';
				stopBrowser();
				if (isPlaced) return;
			}
			const position = positions[key];
			if (position !== undefined) return window.scrollTo(0, position);
			if (isFirst) return;
			const target = hash && document.getElementById(decodeHash(hash));
			if (target) return target.scrollIntoView();
			if (!keepsScroll) window.scrollTo(0, 0);
		},
	};
}

function readPositions(): Record<string, number> {
	try {
		return JSON.parse(findVisitStorage()?.getItem(STORAGE_KEY) ?? '{}');
	} catch {
		return {};
	}
}

function decodeHash(hash: string): string {
	try {
		return decodeURIComponent(hash.slice(1));
	} catch {
		return '';
	}
}
