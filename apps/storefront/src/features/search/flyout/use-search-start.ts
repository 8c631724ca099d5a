import { listPopularSearches } from '@korb/contracts/catalogue/catalogue-paths';
import { useEffect } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useParams } from '../../../platform/navigation/use-params.ts';
import { createStore, useStore } from '../../../platform/storage/store.ts';
import { recentSearches, rememberSearch } from './recent-searches.ts';

const popularSearches = createStore<readonly string[] | null>(null);
const none: readonly string[] = [];

/** Searches to suggest before anything is typed. */
export function useSearchStart(): { recent: readonly string[]; popular: readonly string[] } {
	const { term } = useParams();
	useEffect(() => {
		if (term) rememberSearch(term);
	}, [term]);
	useEffect(() => void loadOnce(), []);
	const recent = useStore(recentSearches, none);
	const popular = useStore(popularSearches, null) ?? none;
	const known = new Set(recent.map((text) => text.toLowerCase()));
	return { recent, popular: popular.filter((text) => !known.has(text.toLowerCase())) };
}

/** The same for all visitors and for the entire visit. Optional: a failure is ignored. */
async function loadOnce(): Promise<void> {
	if (popularSearches.get() !== null) return;
	popularSearches.set(none);
	const found = await api.call(listPopularSearches).catch(() => null);
	popularSearches.set(found?.results ?? none);
}
