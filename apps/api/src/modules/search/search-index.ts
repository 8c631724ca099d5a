import type { FacetName } from '@korb/contracts/catalogue';
import type { SearchSort, SearchSuggestion } from '@korb/contracts/search';
import type { Tx } from '../../db/schema.ts';

/**
 * What the shop wants from a search engine. PostgreSQL answers here; another engine takes its place
 * by answering the same questions.
 */
export type SearchIndex = {
	/** `tx` is the caller's snapshot, for an engine that lives in the same database. */
	search(tx: Tx, request: SearchRequest): Promise<SearchResult>;
	suggest(tx: Tx, tenantId: string, term: string, count: number): Promise<SearchSuggestion[]>;
};

export type SearchRequest = {
	tenantId: string;
	language: 'de' | 'en';
	region: string;
	term: string;
	filters: { facet: FacetName; value: string }[];
	sort: SearchSort;
	offset: number;
	pageSize: number;
	hasFacets: boolean;
};

export type SearchResult = {
	/** The one asked for, or the default one when nobody sells anything under that name. */
	region: string;
	total: number;
	/** In the order asked for. */
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
