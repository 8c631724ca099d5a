import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { type ProductRow, pastPrices } from '../products.sql.ts';
import { chunkSize } from './listing.sql.ts';
import type { Listing, Property, RegionalListing, Sold } from './listing-bits.ts';

/** Facets are cut off here; nobody scrolls further. */
const MAX_FACET_VALUES = 100;

/**
 * Takes the pending marks, so that later changes leave new ones. An empty region marks the listing
 * itself. Listings that await a full rebuild keep their marks when only prices are refreshed.
 */
export async function takePending(tx: Tx, tenantId: string, isPricesOnly: boolean) {
	const { rows } = await sql<{ listing: string; region: string }>`
		WITH taken AS (
			DELETE FROM listing_pending AS mark
			WHERE tenant_id = ${tenantId} AND NOT (${isPricesOnly} AND EXISTS (
				SELECT FROM listing_pending AS whole
				WHERE whole.tenant_id = ${tenantId} AND whole.listing = mark.listing AND whole.region = ''
			))
			RETURNING listing, region
		)
		SELECT listing, region FROM taken
		UNION
		SELECT 'c:' || step, region FROM taken
		JOIN category ON tenant_id = ${tenantId} AND 'c:' || slug = listing
		CROSS JOIN LATERAL unnest(path) AS step
		WHERE region <> ''
	`.execute(tx);
	return rows;
}

/** Serialises rebuilds per tenant; the second process finds nothing left to do. */
export async function lockListings(tx: Tx, tenantId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtext('listings'), hashtext(${tenantId}))`.execute(tx);
}

export async function listRegions(tx: Tx, tenantId: string): Promise<string[]> {
	// A loose index scan: reading every offer to find some twenty regions would take seconds.
	const { rows } = await sql<{ region: string }>`
		WITH RECURSIVE step AS (
			(SELECT region FROM offer WHERE tenant_id = ${tenantId} ORDER BY region LIMIT 1)
			UNION ALL
			SELECT (SELECT region FROM offer WHERE tenant_id = ${tenantId} AND region > step.region
				ORDER BY region LIMIT 1)
			FROM step WHERE step.region IS NOT NULL
		)
		SELECT region FROM step WHERE region IS NOT NULL
	`.execute(tx);
	return rows.map(({ region }) => region);
}

/** Recent orders outweigh the feed's popularity (0 to 1): ten of them add 1, many add up to 2. */
const demanded = sql`product.popularity + 2 * coalesce(demand.orders / (demand.orders + 10.0), 0)`;

/** Numbers the products of each listing by popularity, and precomputes all other sort orders. */
export async function numberListings(tx: Tx, tenantId: string, listings: string[]): Promise<void> {
	await sql`DROP TABLE IF EXISTS member`.execute(tx);
	await sql`
		CREATE TEMP TABLE member ON COMMIT DROP AS
		SELECT listing, product_id,
			(row_number() OVER (PARTITION BY listing ORDER BY popularity DESC, product_id) - 1)::int AS number
		FROM (
			SELECT DISTINCT listing, product_id, ${demanded} AS popularity
			FROM product
			LEFT JOIN product_demand AS demand
				ON demand.tenant_id = product.tenant_id AND demand.sku = product.sku
			JOIN category ON category.tenant_id = product.tenant_id
				AND category.slug = ANY(product.categories)
			CROSS JOIN LATERAL (
				SELECT 'all' AS listing
				UNION ALL SELECT 'b:' || brand WHERE brand IS NOT NULL
				UNION ALL SELECT 'c:' || step FROM unnest(path) AS step
			) AS place
			WHERE product.tenant_id = ${tenantId} AND listing = ANY(${listings})
		) AS standing
	`.execute(tx);
	await sql`ANALYZE member`.execute(tx);
	await sql`DELETE FROM listing WHERE tenant_id = ${tenantId} AND listing = ANY(${listings})`.execute(
		tx,
	);
	await sql`
		INSERT INTO listing (tenant_id, listing, products, by_category, by_name, by_date)
		SELECT ${tenantId}, listing,
			array_agg(product_id ORDER BY number),
			array_agg(number ORDER BY tree_order, number),
			array_agg(number ORDER BY sort_name, number),
			array_agg(number ORDER BY listed_on DESC, number)
		FROM member
		JOIN product USING (product_id)
		JOIN category ON category.tenant_id = product.tenant_id AND category.slug = product.category
		WHERE product.tenant_id = ${tenantId}
		GROUP BY listing
	`.execute(tx);
	await sql`
		INSERT INTO listing_chunk (tenant_id, listing, chunk, products)
		SELECT ${tenantId}, listing, number / ${chunkSize}, array_agg(product_id ORDER BY number)
		FROM member GROUP BY listing, number / ${chunkSize}
	`.execute(tx);
}

/** Stores the facet bitmaps of a listing, encoded by the caller. */
export async function insertProperties(
	tx: Tx,
	tenantId: string,
	listing: string,
	properties: Property[],
): Promise<void> {
	await sql`
		INSERT INTO listing_facet (tenant_id, listing, facet, value, name, position, bits)
		SELECT ${tenantId}, ${listing}, facet, value, name, position, bits::varbit
		FROM unnest(
			${properties.map(({ facet }) => facet)}::text[],
			${properties.map(({ value }) => value)}::text[],
			${properties.map(({ name }) => name)}::text[],
			${properties.map(({ position }) => position)}::int[],
			${properties.map(({ bits }) => bits)}::text[]
		) AS property (facet, value, name, position, bits)
	`.execute(tx);
}

/** As text, because the driver parses long integer arrays element by element. */
export async function findListings(
	tx: Tx,
	tenantId: string,
	listings: string[],
): Promise<Listing[]> {
	const { rows } = await sql<{ listing: string; products: string }>`
		SELECT listing, array_to_string(products, ',') AS products FROM listing
		WHERE tenant_id = ${tenantId} AND listing = ANY(${listings})
	`.execute(tx);
	return rows.map(({ listing, products }) => ({
		listing,
		products: products === '' ? [] : products.split(',').map(Number),
	}));
}

export type TraitRow = {
	product_id: number;
	labels: string[];
	origin: string | null;
	brand: string | null;
	category: string;
	categories: string[];
};

/** A slice of the assortment by ascending id. */
export async function listTraits(
	tx: Tx,
	tenantId: string,
	after: number,
	count: number,
): Promise<TraitRow[]> {
	const { rows } = await sql<TraitRow>`
		SELECT product_id, labels, origin, brand, category, categories FROM product
		WHERE tenant_id = ${tenantId} AND product_id > ${after}
		ORDER BY product_id LIMIT ${count}
	`.execute(tx);
	return rows;
}

export async function listBrandNames(tx: Tx, tenantId: string) {
	const { rows } = await sql<{ slug: string; name: string }>`
		SELECT slug, name FROM brand WHERE tenant_id = ${tenantId}
	`.execute(tx);
	return rows;
}

export async function listCategoryPaths(tx: Tx, tenantId: string) {
	const { rows } = await sql<{ slug: string; name: string; tree_order: number; path: string[] }>`
		SELECT slug, name, tree_order, path FROM category WHERE tenant_id = ${tenantId}
	`.execute(tx);
	return rows;
}

export type SoldRow = Omit<Sold, 'percent'> & {
	effective_cents: number;
	starts_on: string | null;
	/** Only while a promotion is active. */
	past: ProductRow['past'];
};

export async function listSold(tx: Tx, tenantId: string, region: string): Promise<SoldRow[]> {
	const { rows } = await sql<SoldRow>`
		SELECT product_id, is_promoted, value_cents, unit_cents, effective_cents,
			promotion_starts_on::text AS starts_on,
			availability = 'available' AND stock IS DISTINCT FROM 0 AS is_available,
			CASE WHEN is_promoted THEN (${pastPrices(tenantId)}) END AS past
		FROM offer
		WHERE tenant_id = ${tenantId} AND region = ${region} AND availability <> 'unavailable'
	`.execute(tx);
	return rows;
}

export async function replaceRegion(
	tx: Tx,
	tenantId: string,
	region: string,
	listings: RegionalListing[],
): Promise<void> {
	const names = listings.map(({ listing }) => listing);
	await sql`
		DELETE FROM listing_region
		WHERE tenant_id = ${tenantId} AND region = ${region} AND listing = ANY(${names})
	`.execute(tx);
	await sql`
		INSERT INTO listing_region
			(tenant_id, listing, region, by_price, by_unit_price, by_discount, total, facets)
		SELECT ${tenantId}, listing, ${region}, price::int[], unit_price::int[], discount::int[], total, '[]'
		FROM unnest(
			${names}::text[],
			${listings.map(({ byPrice }) => toArray(byPrice))}::text[],
			${listings.map(({ byUnitPrice }) => toArray(byUnitPrice))}::text[],
			${listings.map(({ byDiscount }) => toArray(byDiscount))}::text[],
			${listings.map(({ total }) => total)}::int[]
		) AS built (listing, price, unit_price, discount, total)
	`.execute(tx);
	const properties = listings.flatMap(({ listing, properties }) =>
		properties.map((property) => ({ listing, ...property })),
	);
	await sql`
		INSERT INTO listing_region_facet (tenant_id, listing, region, facet, value, position, bits)
		SELECT ${tenantId}, listing, ${region}, facet, value, position, bits::varbit
		FROM unnest(
			${properties.map(({ listing }) => listing)}::text[],
			${properties.map(({ facet }) => facet)}::text[],
			${properties.map(({ value }) => value)}::text[],
			${properties.map(({ position }) => position)}::int[],
			${properties.map(({ bits }) => bits)}::text[]
		) AS property (listing, facet, value, position, bits)
	`.execute(tx);
}

/** Nested arrays must have equal lengths, so each is passed as text. */
function toArray(numbers: number[]): string {
	return `{${numbers.join(',')}}`;
}

/** A hash that shows whether the set of promoted products has changed, without fetching it. */
export async function findPromotionState(tx: Tx, tenantId: string): Promise<string | null> {
	const { rows } = await sql<{ state: string | null }>`
		SELECT md5(string_agg(bits::text, ',' ORDER BY region)) AS state FROM listing_region_facet
		WHERE tenant_id = ${tenantId} AND listing = 'all' AND facet = 'offers'
	`.execute(tx);
	return rows[0]?.state ?? null;
}

/** Newly filled tables have no statistics yet, and plans made without them take minutes. */
export async function analyzeListings(tx: Tx): Promise<void> {
	await sql`ANALYZE listing, listing_chunk, listing_facet, listing_region, listing_region_facet`.execute(
		tx,
	);
}

/** Precomputes the facet counts of unfiltered listings. */
export async function countFacets(tx: Tx, tenantId: string, region: string, listings: string[]) {
	await sql`
		WITH every AS (
			SELECT listing, facet, value, name, position, bits FROM listing_facet
			WHERE tenant_id = ${tenantId} AND listing = ANY(${listings})
			UNION ALL
			SELECT listing, facet, value, NULL, position, bits FROM listing_region_facet
			WHERE tenant_id = ${tenantId} AND region = ${region} AND listing = ANY(${listings})
				AND facet <> 'listed'
		), counted AS (
			SELECT every.listing, every.facet, every.value, name, every.position,
				bit_count(every.bits & listed.bits) AS count
			FROM every JOIN listing_region_facet AS listed
				ON listed.tenant_id = ${tenantId} AND listed.region = ${region}
				AND listed.listing = every.listing AND listed.facet = 'listed'
		), summed AS (
			SELECT listing, jsonb_agg(jsonb_build_object('facet', facet, 'value', value, 'name', name,
				'position', position, 'count', count)) AS facets
			FROM (
				SELECT *, row_number() OVER (PARTITION BY listing, facet ORDER BY count DESC) AS place
				FROM counted WHERE count > 0
			) AS ranked
			WHERE place <= ${MAX_FACET_VALUES} GROUP BY listing
		)
		UPDATE listing_region SET facets = summed.facets FROM summed
		WHERE tenant_id = ${tenantId} AND region = ${region} AND listing_region.listing = summed.listing
	`.execute(tx);
}
