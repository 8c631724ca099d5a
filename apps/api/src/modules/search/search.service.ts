import { randomUUID } from 'node:crypto';
import type { FacetQuery } from '@korb/contracts/catalogue/catalogue-endpoints';
import type {
	BrandHit,
	ContentHit,
	PopularSearches,
	ProductSearch,
	SearchSort,
	SearchSuggestion,
} from '@korb/contracts/catalogue/search';
import { type SearchLanguage, toWords } from '@korb/domain/search/search-words';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { RequestContext } from '../../context.ts';
import {
	type Keyed,
	loadProducts,
	scopeOf,
	todayOf,
	toFacets,
	toFilters,
} from '../catalogue/index.ts';
import { countMiss, listContentHits, listNamesLike, listPopular } from './search.sql.ts';
import type { SearchIndex } from './search-index.ts';

/** Timeout of every statement of a search. */
export type SearchDeps = { index: SearchIndex; deadlineMs: number };

const pricedSorts: ReadonlySet<SearchSort> = new Set(['price', 'unitprice', 'discount']);

type Page = { offset: number; pageSize: number };
type Hits<Hit> = { total: number; count: number; offset: number; results: Hit[] };

export async function searchProducts(
	ctx: RequestContext,
	deps: SearchDeps,
	region: string,
	term: string,
	query: Page & { sort: SearchSort; facets: FacetQuery; hasFacets: boolean },
): Promise<Keyed<ProductSearch>> {
	const { id: tenantId } = ctx.tenant;
	const { sort, offset, pageSize, facets, hasFacets } = query;
	const { found, results } = await ctx.reads.snapshot(async (tx) => {
		const found = await deps.index.search(tx, {
			tenantId,
			language: languageOf(ctx),
			region,
			term,
			filters: toFilters(facets),
			sort,
			offset,
			pageSize,
			hasFacets,
		});
		const scope = scopeOf(ctx, found.region);
		return { found, results: await loadProducts(tx, scope, found.productIds) };
	}, deps);
	if (found.total === 0) await rememberMiss(ctx, term);
	return {
		found: {
			total: found.total,
			count: results.length,
			offset,
			results,
			queryID: randomUUID(),
			facets: toFacets(found.facets, facets),
			correctedTerm: found.correctedTerm,
		},
		surrogateKeys: [
			surrogateKeys.search(tenantId),
			// Any price change may change the order.
			...(pricedSorts.has(sort) ? [surrogateKeys.assortment(tenantId)] : []),
			...results.map(({ sku }) => surrogateKeys.product(tenantId, sku)),
		],
	};
}

export async function searchSuggestions(
	ctx: RequestContext,
	deps: SearchDeps,
	term: string,
	{ offset, pageSize }: Page,
): Promise<Hits<SearchSuggestion>> {
	const found = await ctx.reads.snapshot(
		(tx) => deps.index.suggest(tx, ctx.tenant.id, term, offset + pageSize),
		deps,
	);
	return toHits(found.length, offset, found.slice(offset));
}

export async function searchBrands(
	ctx: RequestContext,
	deps: SearchDeps,
	term: string,
	{ offset, pageSize }: Page,
): Promise<Hits<BrandHit>> {
	const folded = toWords(term).join(' ');
	const names = await ctx.reads.snapshot(
		(tx) => listNamesLike(tx, ctx.tenant.id, folded, ['brand']),
		deps,
	);
	const hits = names.slice(offset, offset + pageSize).map(({ slug, name }) => ({ slug, name }));
	return toHits(names.length, offset, hits);
}

export async function searchContent(
	ctx: RequestContext,
	deps: SearchDeps,
	term: string,
	{ offset, pageSize }: Page,
): Promise<Hits<ContentHit>> {
	const { total, results } = await ctx.reads.snapshot(
		(tx) => listContentHits(tx, ctx.tenant.id, toWords(term), offset, pageSize),
		deps,
	);
	return toHits(total, offset, results);
}

export async function loadPopularSearches(ctx: RequestContext): Promise<Keyed<PopularSearches>> {
	const results = await ctx.reads.single((tx) => listPopular(tx, ctx.tenant.id));
	return { found: { results }, surrogateKeys: [surrogateKeys.search(ctx.tenant.id)] };
}

/** Records missing products for the shop; a failure must not fail the search. */
async function rememberMiss(ctx: RequestContext, term: string): Promise<void> {
	await ctx.db
		.transaction((tx) => countMiss(tx, ctx.tenant.id, todayOf(ctx), term.toLowerCase()))
		.catch((error) => ctx.log.warn({ error }, 'search without hits could not be recorded'));
}

export function languageOf(ctx: RequestContext): SearchLanguage {
	return ctx.locale.startsWith('en') ? 'en' : 'de';
}

function toHits<Hit>(total: number, offset: number, results: Hit[]): Hits<Hit> {
	return { total, count: results.length, offset, results };
}
