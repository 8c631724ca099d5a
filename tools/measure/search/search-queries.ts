import { listCategoryProducts, search } from '@korb/contracts/catalogue/catalogue-paths';
import { toPath } from '@korb/contracts/platform/to-path';
import { dayAt } from '@korb/domain/pricing/prices';
import { Client } from 'pg';
import { createPool, webDeadlines } from '../../../apps/api/src/db/connection/pool.ts';
import { createDatabase } from '../../../apps/api/src/db/database.ts';
import type { Tx } from '../../../apps/api/src/db/schema.ts';
import {
	type ListingQuery,
	readListing,
} from '../../../apps/api/src/modules/catalogue/listing/listing.sql.ts';
import { listProductsById } from '../../../apps/api/src/modules/catalogue/products.sql.ts';
import { postgresIndex } from '../../../apps/api/src/modules/search/postgres-index.ts';
import type { SearchRequest } from '../../../apps/api/src/modules/search/search-index.ts';

export type Query =
	| { kind: 'list'; path: string; listing: ListingQuery }
	| { kind: 'search'; path: string; search: SearchRequest };

const sorts = ['category', 'alphabetically', 'chronologically', 'unitprice'] as const;
const terms =
	'milch,butter 250g,almwerk joghurt,apfel,bergkäse,kartoffeln,tomaten,joghrut,schokolde,mineralwaser,bio milch,kaffee,reis,nudeln,erdb,scho,windeln,shampoo,heumilch,orangensaft,semmeln,quark,zwetchken,hundefutter,olivenöl,eis,pizza,tee,saft 1l,käse'.split(
		',',
	);
const COUNT = 400;

/** A realistic mix: half of the listings filtered, several pages, all regions. */
export async function listQueries(url: string): Promise<Query[]> {
	const client = new Client(url);
	await client.connect();
	const { rows: listings } = await client.query<{ slug: string; brand: string | null }>(
		`SELECT slug, (SELECT value FROM listing_facet AS facet WHERE facet.tenant_id = 'korb'
			AND facet.listing = 'c:' || slug AND facet = 'brand' ORDER BY value LIMIT 1) AS brand
		FROM category WHERE tenant_id = 'korb' ORDER BY tree_order`,
	);
	const { rows: regions } = await client.query<{ region: string }>(
		`SELECT region FROM listing_region WHERE tenant_id = 'korb' AND listing = 'all' ORDER BY region`,
	);
	await client.end();
	const queries: Query[] = [];
	for (let index = 0; index < COUNT; index++) {
		const { slug, brand } = at(listings, index * 7);
		const { region } = at(regions, index);
		const filters = at(filterSets(brand), index);
		const listing: ListingQuery = {
			tenantId: 'korb',
			region,
			listing: `c:${slug}`,
			filters,
			sort: at(sorts, index >> 1),
			offset: (index % 3) * 24,
			pageSize: 24,
		};
		const query = {
			...{ region, sort: listing.sort, offset: listing.offset },
			...Object.fromEntries(filters.map(({ facet, value }) => [facet, value])),
		};
		queries.push({
			kind: 'list',
			path: toPath(listCategoryProducts, { params: { slug }, query }),
			listing,
		});
		const term = at(terms, index);
		const hasFacets = index % 4 === 0;
		queries.push({
			kind: 'search',
			path: toPath(search, {
				params: { type: 'products', term },
				query: { region, facets: hasFacets ? 'true' : 'false' },
			}),
			search: {
				tenantId: 'korb',
				language: 'de',
				region,
				term,
				filters: [],
				sort: 'relevance',
				offset: 0,
				pageSize: 24,
				hasFacets,
			},
		});
	}
	return queries;
}

function filterSets(brand: string | null): ListingQuery['filters'][] {
	return [
		[],
		[{ facet: 'labels', value: 'organic' }],
		[],
		[
			{ facet: 'offers', value: 'promotion' },
			{ facet: 'availability', value: 'available' },
		],
		[],
		brand === null
			? []
			: [
					{ facet: 'brand', value: brand },
					{ facet: 'price', value: '200-499' },
				],
	];
}

/** The statements of a listing or search over the same pool, without HTTP, validation and JSON. */
export async function queryBaseline<T>(
	url: string,
	load: (work: (query: Query) => Promise<boolean>) => Promise<T>,
): Promise<T> {
	const pool = createPool({
		url,
		size: 10,
		deadlines: webDeadlines,
		applicationName: 'korb-measure',
		onError: () => {},
	});
	const db = createDatabase(pool);
	const today = dayAt(new Date(), 'Europe/Vienna');
	try {
		return await load(async (query) => {
			if (query.kind === 'list') await db.single((tx) => readListing(tx, query.listing, today));
			else await db.snapshot((tx) => readHits(tx, query.search, today));
			return true;
		});
	} finally {
		await pool.end();
	}
}

async function readHits(tx: Tx, search: SearchRequest, today: string): Promise<void> {
	const { region, productIds } = await postgresIndex.search(tx, search);
	await listProductsById(tx, { tenantId: 'korb', region, today }, productIds);
}

function at<T>(list: readonly T[], index: number): T {
	return list[index % list.length] as T;
}
