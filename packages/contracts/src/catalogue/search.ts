import { DEFAULT_SEARCH_SORT, SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { MAX_EVENTS_PER_SEND } from '@korb/domain/search/search-analytics';
import { MAX_TERM_LENGTH, MIN_TERM_LENGTH } from '@korb/domain/search/search-term';
import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import { Facet, Product } from './catalogue.ts';
import { FacetQuery, RegionQuery } from './catalogue-endpoints.ts';
import * as paths from './catalogue-paths.ts';

export const SearchType = z.enum(['products', 'suggestions', 'brands', 'recipes', 'content']);
export type SearchType = z.infer<typeof SearchType>;

/** One block of the flyout. Odd orders go into the first column, even ones into the second. */
export const SearchTypeConfig = z.strictObject({
	type: SearchType,
	order: z.int().min(1),
	/** Shown instead of hits when there are none. */
	emptyResultsContent: z.string().nullable().default(null),
});
export type SearchTypeConfig = z.infer<typeof SearchTypeConfig>;

/** A word, brand or category that completes the query. */
export const SearchSuggestion = z.object({
	kind: z.enum(['word', 'brand', 'category']),
	text: z.string(),
	slug: z.string().nullable(),
});
export type SearchSuggestion = z.infer<typeof SearchSuggestion>;

export const BrandHit = z.object({ slug: z.string(), name: z.string() });
export type BrandHit = z.infer<typeof BrandHit>;

export const ContentHit = z.object({
	slug: z.string(),
	title: z.string(),
	description: z.string(),
});
export type ContentHit = z.infer<typeof ContentHit>;

const page = { total: z.int(), count: z.int(), offset: z.int() };
/** Attributes clicks and purchases to a search. */
const queryID = z.string();

export const ProductSearch = z.object({
	...page,
	results: z.array(Product),
	queryID,
	/** Only when requested. */
	facets: z.array(Facet),
	/** The corrected term, if the query contained a typo. */
	correctedTerm: z.string().nullable(),
});
export type ProductSearch = z.infer<typeof ProductSearch>;

const searchOf = <Hit extends z.ZodType>(hit: Hit) => z.object({ ...page, results: z.array(hit) });

export const SearchAnswer = z.union([
	ProductSearch,
	searchOf(SearchSuggestion),
	searchOf(BrandHit),
	searchOf(ContentHit),
]);
export type SearchAnswer = z.infer<typeof SearchAnswer>;

export const SearchSort = z.enum(SEARCH_SORTS);
export type SearchSort = z.infer<typeof SearchSort>;

const term = z
	.string()
	.trim()
	.min(MIN_TERM_LENGTH, `You must enter a minimum of ${MIN_TERM_LENGTH} characters`)
	.max(MAX_TERM_LENGTH);

/** Recipes have their own search. */
const IndexedType = SearchType.exclude(['recipes']);
export type IndexedType = z.infer<typeof IndexedType>;

/** Default number of hits per type. */
export const searchPageSizes: Record<IndexedType, number> = {
	products: 24,
	suggestions: 5,
	brands: 5,
	content: 5,
};

export const search = {
	...at(paths.search),
	tags: ['search'],
	summary: 'Searches one type: products, suggestions or content',
	params: z.object({ type: IndexedType, term }),
	querystring: RegionQuery.extend(FacetQuery.shape).extend({
		offset: z.coerce.number().int().min(0).max(10_000).default(0),
		pageSize: z.coerce.number().int().min(1).max(48).optional(),
		facets: z.enum(['true', 'false']).default('false'),
		sort: SearchSort.default(DEFAULT_SEARCH_SORT).describe('Products only'),
	}),
	response: { 200: SearchAnswer, ...problem },
};

export const MAX_POPULAR_SEARCHES = 6;

export const PopularSearches = z.object({
	results: z.array(z.string()).max(MAX_POPULAR_SEARCHES),
});
export type PopularSearches = z.infer<typeof PopularSearches>;

export const listPopularSearches = {
	...at(paths.listPopularSearches),
	tags: ['search'],
	summary: 'Lists popular search terms, the same for everybody',
	response: { 200: PopularSearches, ...problem },
};

const id = z.string().min(1).max(100);

export const SearchEvent = z.strictObject({
	type: z.enum(['click', 'conversion', 'view']),
	index: id,
	eventName: id,
	queryID: id.optional(),
	objectIDs: z.array(id).min(1).max(20),
	positions: z.array(z.int().min(1).max(100_000)).max(20).optional(),
	userToken: z.string().regex(/^[A-Za-z0-9_+/=.-]{1,129}$/),
});
export type SearchEvent = z.infer<typeof SearchEvent>;

export const postSearchEvents = {
	...at(paths.postSearchEvents),
	tags: ['search'],
	summary: 'Records clicks and purchases that followed searches',
	body: z.strictObject({ events: z.array(SearchEvent).min(1).max(MAX_EVENTS_PER_SEND) }),
	response: { 204: z.undefined().describe('No content'), ...problem },
};
