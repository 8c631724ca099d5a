import { vi } from 'vitest';

const ORIGIN = 'https://shop.example';

type Entry = { url: URL; state: unknown };

/**
 * One tab: its address, history, scroll position and session storage, as globals until
 * `vi.unstubAllGlobals`. Going back changes the address at once and scrolls nothing, as with manual
 * scroll restoration.
 */
export function openFakeBrowser(path: string) {
	const entries: Entry[] = [{ url: new URL(path, ORIGIN), state: null }];
	const stored = new Map<string, string>();
	const left: string[] = [];
	let index = 0;
	let events = new EventTarget();
	const current = () => entries[index] as Entry;
	const write = (state: unknown, url?: string) => ({
		url: new URL(url ?? current().url, current().url),
		state: structuredClone(state),
	});

	const history = {
		scrollRestoration: 'auto',
		get state() {
			return current().state;
		},
		pushState(state: unknown, _title: string, url?: string) {
			entries.splice(index + 1, entries.length, write(state, url));
			index++;
		},
		replaceState(state: unknown, _title: string, url?: string) {
			entries[index] = write(state, url);
		},
	};
	const location = {
		get href() {
			return current().url.href;
		},
		get origin() {
			return current().url.origin;
		},
		get pathname() {
			return current().url.pathname;
		},
		get search() {
			return current().url.search;
		},
		get hash() {
			return current().url.hash;
		},
		assign: (url: URL | string) => void left.push(`assign ${url}`),
		replace: (url: URL | string) => void left.push(`replace ${url}`),
		reload: () => void left.push('reload'),
	};
	const window = {
		scrollY: 0,
		scrollTo(_x: number, y: number) {
			window.scrollY = y;
		},
		addEventListener: (name: string, listener: () => void) =>
			events.addEventListener(name, listener),
	};
	/** Places of the elements on the page, by id. */
	const places: Record<string, number> = {};
	const document = {
		getElementById: (id: string) =>
			id in places ? { scrollIntoView: () => window.scrollTo(0, places[id] ?? 0) } : null,
	};
	const sessionStorage = {
		getItem: (key: string) => stored.get(key) ?? null,
		setItem: (key: string, value: string) => void stored.set(key, value),
	};
	for (const [name, value] of Object.entries({
		history,
		location,
		window,
		document,
		sessionStorage,
	})) {
		vi.stubGlobal(name, value);
	}
	return {
		window,
		history,
		places,
		/** How documents were requested from the server. */
		left,
		path: () => current().url.href.slice(ORIGIN.length),
		entries: () => entries.map(({ url }) => url.href.slice(ORIGIN.length)),
		go(steps: number) {
			index += steps;
			events.dispatchEvent(new Event('popstate'));
		},
		/** Follows a link to a fragment without a script. */
		jump(hash: string) {
			history.pushState(null, '', hash);
			events.dispatchEvent(new Event('popstate'));
		},
		/** Unloads the document; the next one has the same history, and its place if it may. */
		reload() {
			events.dispatchEvent(new Event('pagehide'));
			events = new EventTarget();
			if (history.scrollRestoration !== 'auto') window.scrollY = 0;
		},
	};
}
