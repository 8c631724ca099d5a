import { createStore } from '../../../platform/storage/store.ts';
import { visitStorage } from '../../../platform/storage/visit-storage.ts';

const KEY = 'searches';
const MAX_RECENT = 5;

/** Searches of this session, most recent first. They never leave the browser. */
export const recentSearches = createStore<readonly string[]>(read());

export function rememberSearch(term: string): void {
	const isOther = (known: string) => known.toLowerCase() !== term.toLowerCase();
	keep([term, ...recentSearches.get().filter(isOther)].slice(0, MAX_RECENT));
}

export function clearSearches(): void {
	keep([]);
}

function keep(terms: readonly string[]): void {
	recentSearches.set(terms);
	visitStorage.setItem(KEY, JSON.stringify(terms));
}

function read(): string[] {
	try {
		const terms: unknown = JSON.parse(visitStorage.getItem(KEY) || '[]');
		return Array.isArray(terms) ? terms.filter((term) => typeof term === 'string') : [];
	} catch {
		return [];
	}
}
