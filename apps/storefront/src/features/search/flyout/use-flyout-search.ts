import { search as searchPath } from '@korb/contracts/catalogue/catalogue-paths';
import type { SearchType } from '@korb/contracts/catalogue/search';
import { getSearchBanner, searchRecipes } from '@korb/contracts/platform/paths';
import { useEffect, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useSite } from '../../../platform/site.tsx';
import { useSearchAnalytics } from '../../../shop/search/use-search-analytics.ts';
import { type Answer, createFlyoutSearch } from './flyout-search.ts';

/** The configured types, minus features this shop does not have. */
export function useSearchTypes() {
	const { featureProductDiscovery, featureRecipes, search } = useSite().config;
	const isOn: Record<SearchType, boolean> = {
		products: featureProductDiscovery,
		brands: featureProductDiscovery,
		recipes: featureRecipes,
		suggestions: true,
		content: true,
	};
	return search.types.filter(({ type }) => isOn[type]);
}

/** Small enough to fit all types side by side. */
const PAGE_SIZE = 5;

export function useFlyoutSearch(types: SearchType[]) {
	const { shown, foundNothing } = useSearchAnalytics();
	const { debounceMs } = useSite().config.search;
	const [search] = useState(() =>
		createFlyoutSearch({
			types,
			debounceMs,
			search: async (type, term, signal) => {
				const answer = await findHits(type, term, signal);
				if ('queryID' in answer)
					shown(
						answer.queryID,
						answer.results.map(({ sku }) => sku),
					);
				return answer;
			},
			findBanner: (term, signal) => api.call(getSearchBanner, { params: { term }, signal }),
			onNothingFound: foundNothing,
		}),
	);
	useEffect(() => search.reset, [search]);
	return search;
}

function findHits(type: SearchType, term: string, signal: AbortSignal): Promise<Answer> {
	const query = { pageSize: PAGE_SIZE };
	return type === 'recipes'
		? api.call(searchRecipes, { params: { term }, query, signal })
		: api.call(searchPath, { params: { type, term }, query, signal });
}
