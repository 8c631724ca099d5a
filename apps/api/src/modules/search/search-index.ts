import type { FacetName } from '@korb/contracts/catalogue/catalogue';
import type { SearchSort, SearchSuggestion } from '@korb/contracts/catalogue/search';
import type { Tx } from '../../db/schema.ts';

/**
 * The search engine port. PostgreSQL implements it here; another engine replaces it by implementing
 * the same interface.
 */
export type SearchIndex = {
	/** `tx` is the caller's snapshot, for an engine in the same database. */
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
	/** The requested region, or the default one when the requested one has no offers. */
	region: string;
	total: number;
	/** In the requested order. */
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
