import type { FacetName } from '@korb/contracts/catalogue';
import type { SearchSuggestion } from '@korb/contracts/search';

/**
 * What the shop wants from a search engine. PostgreSQL answers here; another engine takes its place
 * by answering the same questions.
 */
export type SearchIndex = {
	search(question: SearchQuestion): Promise<SearchResult>;
	suggest(tenantId: string, term: string, count: number): Promise<SearchSuggestion[]>;
};

export type SearchQuestion = {
	tenantId: string;
	language: 'de' | 'en';
	region: string;
	term: string;
	filters: { facet: FacetName; value: string }[];
	offset: number;
	pageSize: number;
	hasFacets: boolean;
};

export type SearchResult = {
	/** The one asked for, or the default one when nobody sells anything under that name. */
	region: string;
	total: number;
	/** Best first. */
	productIds: number[];
	facets: {
		facet: FacetName;
		value: string;
		name: string | null;
		position: number;
		count: number;
	}[];
	correctedTerm: string | null;
};
