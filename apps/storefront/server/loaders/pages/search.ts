import { search as searchPath } from '@korb/contracts/catalogue/catalogue-paths';
import type { RecipeTeaser } from '@korb/contracts/catalogue/recipes';
import type {
	BrandHit,
	ContentHit,
	ProductSearch,
	SearchSort,
} from '@korb/contracts/catalogue/search';
import { searchRecipes } from '@korb/contracts/platform/paths';
import type { Listing, SearchPage, SearchTab } from '@korb/contracts/platform/payload';
import { type ListingAddress, readListing, SEARCH_SORTS } from '@korb/domain/catalogue/listing';
import { type Found, fetchApiOr } from '../fetch-api.ts';
import { toApiQuery } from '../listing.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, pageMeta, plainBackground } from '../page-meta.ts';

type Hits<Hit> = { total: number; results: Hit[] };

type ProductHits = Omit<ProductSearch, 'queryID'> & { queryID: string | null };

const TAB_SIZE = 48;

/** All hits for the search term in the URL. A failed search is shown as one without results. */
export async function loadSearch(context: LoadContext): Promise<Loaded> {
	const { term = '' } = context.match.params;
	const address = readListing(context.query, SEARCH_SORTS);
	const { featureProductDiscovery, featureRecipes } = context.tenant.config.clientRuntimeConfig;
	const [products, brands, recipes, content] = await Promise.all([
		featureProductDiscovery ? searchProducts(context, term, address) : null,
		featureProductDiscovery ? searchHits<BrandHit>(context, 'brands', term) : null,
		featureRecipes ? searchHits<RecipeTeaser>(context, 'recipes', term) : null,
		searchHits<ContentHit>(context, 'content', term),
	]);
	const found = { products, brands, recipes, content };
	const tab = tabOf(context.query.get('tab'), found);
	const search: SearchPage = {
		term,
		tab,
		totals: Object.fromEntries(
			Object.entries(found).flatMap(([name, hits]) => (hits ? [[name, hits.body.total]] : [])),
		),
		unavailable: (Object.keys(found) as SearchTab[]).filter(
			(name) => found[name]?.isComplete === false,
		),
		listing: toListing(address, products?.body),
		queryID: products?.body.queryID ?? null,
		correctedTerm: products?.body.correctedTerm ?? null,
		brands: brands?.body.results ?? [],
		recipes: recipes?.body.results ?? [],
		content: content.body.results,
	};
	const parts = Object.values(found).filter((part) => part !== null);
	return {
		status: 200,
		payload: {
			kind: 'search',
			routeName: context.match.route.name,
			meta: { ...pageMeta(message(context, 'search.title', { term })), noIndex: true },
			background: plainBackground,
			search,
		},
		surrogateKeys: parts.flatMap((part) => part.surrogateKeys),
		isComplete: parts.every((part) => part.isComplete),
	};
}

function searchProducts(
	context: LoadContext,
	term: string,
	address: ListingAddress,
): Promise<Found<ProductHits>> {
	const nothing = {
		total: 0,
		count: 0,
		offset: 0,
		results: [],
		facets: [],
		queryID: null,
		correctedTerm: null,
	};
	return fetchApiOr(context, nothing, searchPath, {
		params: { type: 'products', term },
		query: { ...toApiQuery(context, address), sort: address.sort as SearchSort, facets: 'true' },
	}) as Promise<Found<ProductHits>>;
}

function searchHits<Hit>(
	context: LoadContext,
	type: Exclude<SearchTab, 'products'>,
	term: string,
): Promise<Found<Hits<Hit>>> {
	const nothing = { total: 0, results: [] };
	const query = { pageSize: TAB_SIZE };
	const found =
		type === 'recipes'
			? fetchApiOr(context, nothing, searchRecipes, { params: { term }, query })
			: fetchApiOr(context, nothing, searchPath, { params: { type, term }, query });
	// The type decides which hits the answer has.
	return found as Promise<Found<Hits<Hit>>>;
}

function tabOf(input: string | null, found: Record<SearchTab, unknown>): SearchTab {
	const tabs = (Object.keys(found) as SearchTab[]).filter((tab) => found[tab] !== null);
	return tabs.find((tab) => tab === input) ?? tabs[0] ?? 'content';
}

function toListing(
	address: ListingAddress,
	found: Omit<ProductSearch, 'queryID'> | undefined,
): Listing {
	const { total = 0, results: products = [], facets = [] } = found ?? {};
	return { address, total, products, facets };
}
