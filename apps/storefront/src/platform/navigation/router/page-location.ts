/** The address of a page; `key` and `state` belong to its history entry. */
export type PageLocation = {
	pathname: string;
	search: string;
	hash: string;
	key: string;
	state: unknown;
};

/** What a history entry keeps. */
export type Entry = Pick<PageLocation, 'key' | 'state'>;

type Address = Pick<PageLocation, 'pathname' | 'search' | 'hash'>;

export function toPageLocation({ pathname, search, hash }: Address, entry: Entry): PageLocation {
	return { pathname, search, hash, ...entry };
}

export function newEntry(state: unknown = null): Entry {
	return { key: Math.random().toString(36).slice(2, 10), state };
}

/** True if the browser would only scroll. Removing the fragment loads the page again, as there. */
export function isHashChange(from: Address, to: Address): boolean {
	return from.pathname === to.pathname && from.search === to.search && to.hash !== '';
}
