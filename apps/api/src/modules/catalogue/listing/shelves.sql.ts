import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import { type ProductRow, pastPrices } from '../catalogue.sql.ts';
import { boardSize } from './listing.sql.ts';
import type { Property, RegionalShelf, Shelf, Sold } from './shelf-bits.ts';

/** Facets are cut off here; nobody scrolls further. */
const MAX_FACET_VALUES = 100;

/**
 * Takes the pending marks, so that later changes leave new ones. An empty region marks the listing
 * itself. Listings that await a full rebuild keep their marks when only prices are refreshed.
 */
export async function takePending(tx: Tx, tenantId: string, isPricesOnly: boolean) {
	const { rows } = await sql<{ shelf: string; region: string }>`
		WITH taken AS (
			DELETE FROM shelf_pending AS mark
			WHERE tenant_id = ${tenantId} AND NOT (${isPricesOnly} AND EXISTS (
				SELECT FROM shelf_pending AS whole
				WHERE whole.tenant_id = ${tenantId} AND whole.shelf = mark.shelf AND whole.region = ''
			))
			RETURNING shelf, region
		)
		SELECT shelf, region FROM taken
		UNION
		SELECT 'c:' || step, region FROM taken
		JOIN category ON tenant_id = ${tenantId} AND 'c:' || slug = shelf
		CROSS JOIN LATERAL unnest(path) AS step
		WHERE region <> ''
	`.execute(tx);
	return rows;
}

/** Serialises rebuilds per tenant; the second process finds nothing left to do. */
export async function lockShelves(tx: Tx, tenantId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtext('shelves'), hashtext(${tenantId}))`.execute(tx);
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
export async function numberShelves(tx: Tx, tenantId: string, shelves: string[]): Promise<void> {
	await sql`DROP TABLE IF EXISTS member`.execute(tx);
	await sql`
		CREATE TEMP TABLE member ON COMMIT DROP AS
		SELECT shelf, product_id,
			(row_number() OVER (PARTITION BY shelf ORDER BY popularity DESC, product_id) - 1)::int AS number
		FROM (
			SELECT DISTINCT shelf, product_id, ${demanded} AS popularity
			FROM product
			LEFT JOIN product_demand AS demand
				ON demand.tenant_id = product.tenant_id AND demand.sku = product.sku
			JOIN category ON category.tenant_id = product.tenant_id
				AND category.slug = ANY(product.categories)
			CROSS JOIN LATERAL (
				SELECT 'all' AS shelf
				UNION ALL SELECT 'b:' || brand WHERE brand IS NOT NULL
				UNION ALL SELECT 'c:' || step FROM unnest(path) AS step
			) AS place
			WHERE product.tenant_id = ${tenantId} AND shelf = ANY(${shelves})
		) AS standing
	`.execute(tx);
	await sql`ANALYZE member`.execute(tx);
	await sql`DELETE FROM shelf WHERE tenant_id = ${tenantId} AND shelf = ANY(${shelves})`.execute(
		tx,
	);
	await sql`
		INSERT INTO shelf (tenant_id, shelf, products, by_category, by_name, by_date)
		SELECT ${tenantId}, shelf,
			array_agg(product_id ORDER BY number),
			array_agg(number ORDER BY tree_order, number),
			array_agg(number ORDER BY sort_name, number),
			array_agg(number ORDER BY listed_on DESC, number)
		FROM member
		JOIN product USING (product_id)
		JOIN category ON category.tenant_id = product.tenant_id AND category.slug = product.category
		WHERE product.tenant_id = ${tenantId}
		GROUP BY shelf
	`.execute(tx);
	await sql`
		INSERT INTO shelf_board (tenant_id, shelf, board, products)
		SELECT ${tenantId}, shelf, number / ${boardSize}, array_agg(product_id ORDER BY number)
		FROM member GROUP BY shelf, number / ${boardSize}
	`.execute(tx);
}

/** Stores the facet bitmaps of a listing, encoded by the caller. */
export async function insertProperties(
	tx: Tx,
	tenantId: string,
	shelf: string,
	properties: Property[],
): Promise<void> {
	await sql`
		INSERT INTO shelf_facet (tenant_id, shelf, facet, value, name, position, bits)
		SELECT ${tenantId}, ${shelf}, facet, value, name, position, bits::varbit
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
export async function listShelves(tx: Tx, tenantId: string, shelves: string[]): Promise<Shelf[]> {
	const { rows } = await sql<{ shelf: string; products: string }>`
		SELECT shelf, array_to_string(products, ',') AS products FROM shelf
		WHERE tenant_id = ${tenantId} AND shelf = ANY(${shelves})
	`.execute(tx);
	return rows.map(({ shelf, products }) => ({
		shelf,
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
	shelves: RegionalShelf[],
): Promise<void> {
	const names = shelves.map(({ shelf }) => shelf);
	await sql`
		DELETE FROM shelf_region
		WHERE tenant_id = ${tenantId} AND region = ${region} AND shelf = ANY(${names})
	`.execute(tx);
	await sql`
		INSERT INTO shelf_region
			(tenant_id, shelf, region, by_price, by_unit_price, by_discount, total, facets)
		SELECT ${tenantId}, shelf, ${region}, price::int[], unit_price::int[], discount::int[], total, '[]'
		FROM unnest(
			${names}::text[],
			${shelves.map(({ byPrice }) => toArray(byPrice))}::text[],
			${shelves.map(({ byUnitPrice }) => toArray(byUnitPrice))}::text[],
			${shelves.map(({ byDiscount }) => toArray(byDiscount))}::text[],
			${shelves.map(({ total }) => total)}::int[]
		) AS built (shelf, price, unit_price, discount, total)
	`.execute(tx);
	const properties = shelves.flatMap(({ shelf, properties }) =>
		properties.map((property) => ({ shelf, ...property })),
	);
	await sql`
		INSERT INTO shelf_region_facet (tenant_id, shelf, region, facet, value, position, bits)
		SELECT ${tenantId}, shelf, ${region}, facet, value, position, bits::varbit
		FROM unnest(
			${properties.map(({ shelf }) => shelf)}::text[],
			${properties.map(({ facet }) => facet)}::text[],
			${properties.map(({ value }) => value)}::text[],
			${properties.map(({ position }) => position)}::int[],
			${properties.map(({ bits }) => bits)}::text[]
		) AS property (shelf, facet, value, position, bits)
	`.execute(tx);
}

/** Nested arrays must have equal lengths, so each is passed as text. */
function toArray(numbers: number[]): string {
	return `{${numbers.join(',')}}`;
}

/** A hash that shows whether the set of promoted products has changed, without fetching it. */
export async function findPromotionState(tx: Tx, tenantId: string): Promise<string | null> {
	const { rows } = await sql<{ state: string | null }>`
		SELECT md5(string_agg(bits::text, ',' ORDER BY region)) AS state FROM shelf_region_facet
		WHERE tenant_id = ${tenantId} AND shelf = 'all' AND facet = 'offers'
	`.execute(tx);
	return rows[0]?.state ?? null;
}

/** Newly filled tables have no statistics yet, and plans made without them take minutes. */
export async function analyzeShelves(tx: Tx): Promise<void> {
	await sql`ANALYZE shelf, shelf_board, shelf_facet, shelf_region, shelf_region_facet`.execute(tx);
}

/** Precomputes the facet counts of unfiltered listings. */
export async function countFacets(tx: Tx, tenantId: string, region: string, shelves: string[]) {
	await sql`
		WITH every AS (
			SELECT shelf, facet, value, name, position, bits FROM shelf_facet
			WHERE tenant_id = ${tenantId} AND shelf = ANY(${shelves})
			UNION ALL
			SELECT shelf, facet, value, NULL, position, bits FROM shelf_region_facet
			WHERE tenant_id = ${tenantId} AND region = ${region} AND shelf = ANY(${shelves})
				AND facet <> 'listed'
		), counted AS (
			SELECT every.shelf, every.facet, every.value, name, every.position,
				bit_count(every.bits & listed.bits) AS count
			FROM every JOIN shelf_region_facet AS listed
				ON listed.tenant_id = ${tenantId} AND listed.region = ${region}
				AND listed.shelf = every.shelf AND listed.facet = 'listed'
		), summed AS (
			SELECT shelf, jsonb_agg(jsonb_build_object('facet', facet, 'value', value, 'name', name,
				'position', position, 'count', count)) AS facets
			FROM (
				SELECT *, row_number() OVER (PARTITION BY shelf, facet ORDER BY count DESC) AS place
				FROM counted WHERE count > 0
			) AS ranked
			WHERE place <= ${MAX_FACET_VALUES} GROUP BY shelf
		)
		UPDATE shelf_region SET facets = summed.facets FROM summed
		WHERE tenant_id = ${tenantId} AND region = ${region} AND shelf_region.shelf = summed.shelf
	`.execute(tx);
}
