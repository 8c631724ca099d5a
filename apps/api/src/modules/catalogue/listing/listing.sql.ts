import type { FacetName, ProductSort } from '@korb/contracts/catalogue/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { type PageRow, productsOnPage, toPage } from '../products.sql.ts';
import { knownRegion } from '../region.sql.ts';

export type ListingQuery = {
	tenantId: string;
	region: string;
	listing: string;
	filters: { facet: FacetName; value: string }[];
	sort: ProductSort;
	offset: number;
	pageSize: number;
};

export type FacetCount = {
	facet: FacetName;
	value: string;
	name: string | null;
	position: number;
	count: number;
};
export type ListingPage = {
	/** The requested region, or the default one when the requested one has no offers. */
	region: string;
	total: number;
	ids: number[];
	facets: FacetCount[];
};

/** A page of a listing with its products; null if the listing is empty or unknown. */
export async function readListing(tx: Tx, query: ListingQuery, today: string) {
	const page = query.filters.length === 0 ? plainPage(query) : filteredPage(query);
	const { rows } = await sql<PageRow<ListingPage>>`
		WITH page AS MATERIALIZED (${page}) ${productsOnPage({ tenantId: query.tenantId, today })}
	`.execute(tx);
	return toPage(rows);
}

/** The common case without filters: facets are precomputed, only the page is cut out. */
function plainPage(query: ListingQuery): RawBuilder<ListingPage> {
	const { tenantId, region, listing } = query;
	return sql`
		SELECT region, total, facets, ${pageOf(query, sql`listed.bits & listed.bits`)} AS ids
		FROM listing
		JOIN listing_region USING (tenant_id, listing)
		JOIN listing_region_facet AS listed USING (tenant_id, listing, region)
		WHERE tenant_id = ${tenantId} AND listing = ${listing}
			AND region = ${knownRegion(tenantId, region)} AND listed.facet = 'listed'
	`;
}

/**
 * With filters. A value without products matches nothing. Counts of a facet ignore its own filter,
 * to show what each further value would add; labels are the exception, because they narrow.
 */
function filteredPage(query: ListingQuery): RawBuilder<ListingPage> {
	const { tenantId, region, listing, filters } = query;
	return sql`
		WITH property AS MATERIALIZED (
			SELECT facet, value, name, position, bits FROM listing_facet
			WHERE tenant_id = ${tenantId} AND listing = ${listing}
			UNION ALL
			SELECT facet, value, NULL, position, bits FROM listing_region_facet
			WHERE tenant_id = ${tenantId} AND listing = ${listing}
				AND region = ${knownRegion(tenantId, region)}
		), listed AS MATERIALIZED (
			SELECT bits & bits AS bits FROM property WHERE facet = 'listed'
		), chosen AS MATERIALIZED (
			${chosenBits(filters)}
		), match AS MATERIALIZED (
			SELECT listed.bits & (SELECT bit_and(bits) FROM chosen) AS bits FROM listed
		), base AS MATERIALIZED (
			SELECT facet, listed.bits & coalesce(
				(SELECT bit_and(bits) FROM chosen AS other WHERE other.facet <> chosen.facet), listed.bits
			) AS bits
			FROM chosen CROSS JOIN listed WHERE facet <> 'labels'
		), counted AS (
			SELECT facet, value, name, position,
				bit_count(property.bits & coalesce(base.bits, match.bits)) AS count
			FROM property CROSS JOIN match LEFT JOIN base USING (facet)
			WHERE facet <> 'listed'
			-- Keeps the filter on empty counts from evaluating bit_count twice.
			OFFSET 0
		)
		SELECT region, bit_count(match.bits) AS total, ${pageOf(query, sql`match.bits`)} AS ids,
			coalesce((SELECT json_agg(counted) FROM counted WHERE count > 0), '[]') AS facets
		FROM listing
		JOIN listing_region USING (tenant_id, listing)
		CROSS JOIN match
		WHERE tenant_id = ${tenantId} AND listing = ${listing}
			AND region = ${knownRegion(tenantId, region)}
	`;
}

/** ORs the values of a facet, ANDs facets and labels. Needs `property` and `listed`. */
export function chosenBits(filters: ListingQuery['filters']): RawBuilder<unknown> {
	return sql`
		SELECT wanted.facet, coalesce(
			CASE WHEN wanted.facet <> 'labels' THEN bit_or(property.bits)
				WHEN count(property.value) = count(*) THEN bit_and(property.bits) END,
			(SELECT bits # bits FROM listed)
		) AS bits
		FROM unnest(
			${filters.map(({ facet }) => facet)}::text[], ${filters.map(({ value }) => value)}::text[]
		) AS wanted (facet, value)
		LEFT JOIN property USING (facet, value)
		GROUP BY wanted.facet
	`;
}

/** Numbers are already in order of popularity. */
const orders: Record<Exclude<ProductSort, 'popularity'>, RawBuilder<unknown>> = {
	alphabetically: sql`by_name`,
	category: sql`by_category`,
	chronologically: sql`by_date`,
	unitprice: sql`by_unit_price`,
	// Null in listings written by an older version.
	price: sql`coalesce(by_price, by_unit_price)`,
	discount: sql`coalesce(by_discount, by_unit_price)`,
};

function pageOf(query: ListingQuery, bits: RawBuilder<unknown>) {
	const { tenantId, listing, sort, offset, pageSize } = query;
	return productsAt(tenantId, listing, numbersBy(sort, bits, offset, pageSize));
}

/** A page of a bitmap. Needs `listing` and `listing_region`. */
export function numbersBy(
	sort: ProductSort,
	bits: RawBuilder<unknown>,
	offset: number,
	pageSize: number,
) {
	return sort === 'popularity'
		? sql`numbers_in(${bits}, ${offset}::int, ${pageSize}::int)`
		: sql`numbers_in_order(${bits}, ${orders[sort]}, ${offset}::int, ${pageSize}::int)`;
}

/** Products per chunk, inlined so that it is no parameter. */
export const chunkSize = sql.lit(256);

/** The products at these numbers, in the same order. */
export function productsAt(tenantId: string, listing: string, numbers: RawBuilder<unknown>) {
	return sql<number[]>`ARRAY(
		SELECT chunk.products[number % ${chunkSize} + 1]
		FROM unnest(${numbers}) WITH ORDINALITY AS page (number, place)
		JOIN listing_chunk AS chunk ON chunk.tenant_id = ${tenantId} AND chunk.listing = ${listing}
			AND chunk.chunk = number / ${chunkSize}
		ORDER BY place
	)`;
}
