import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/** Nobody reads further down a facet. */
const MAX_FACET_VALUES = 100;

/**
 * Takes the marks off, so what changes from now on leaves new ones. An empty region: the shelf
 * itself. Shelves that wait for a whole rebuild keep theirs when only prices are asked for.
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

/** One tenant's shelves are rebuilt by one process at a time; the second finds nothing left to do. */
export async function lockShelves(tx: Tx, tenantId: string): Promise<void> {
	await sql`SELECT pg_advisory_xact_lock(hashtext('shelves'), hashtext(${tenantId}))`.execute(tx);
}

export async function listRegions(tx: Tx, tenantId: string): Promise<string[]> {
	// Walks from region to region: reading every offer for some twenty names would take seconds.
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

/** Numbers the products of each shelf, the most popular first, and sorts them in every other way. */
export async function buildShelves(tx: Tx, tenantId: string, shelves: string[]): Promise<void> {
	await sql`DROP TABLE IF EXISTS member`.execute(tx);
	await sql`
		CREATE TEMP TABLE member ON COMMIT DROP AS
		SELECT shelf, product_id, path,
			(row_number() OVER (PARTITION BY shelf ORDER BY popularity DESC, product_id) - 1)::int AS number
		FROM (
			SELECT DISTINCT ON (shelf, product_id) shelf, product_id, popularity, path
			FROM product
			JOIN category ON category.tenant_id = product.tenant_id
				AND category.slug = ANY(product.categories)
			CROSS JOIN LATERAL (
				SELECT 'all' AS shelf
				UNION ALL SELECT 'b:' || brand WHERE brand IS NOT NULL
				UNION ALL SELECT 'c:' || step FROM unnest(path) AS step
			) AS place
			WHERE product.tenant_id = ${tenantId} AND shelf = ANY(${shelves})
			ORDER BY shelf, product_id, category.slug <> product.category
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
	await buildFacets(tx, tenantId);
}

async function buildFacets(tx: Tx, tenantId: string): Promise<void> {
	await sql`
		INSERT INTO shelf_facet (tenant_id, shelf, facet, value, name, position, bits)
		SELECT ${tenantId}, member.shelf, facet, value, min(property.name), min(property.position),
			bits_of(array_agg(number), min(cardinality(shelf.products)))
		FROM member
		JOIN shelf ON shelf.tenant_id = ${tenantId} AND shelf.shelf = member.shelf
		JOIN product ON product.tenant_id = ${tenantId} AND product.product_id = member.product_id
		CROSS JOIN LATERAL (
			SELECT 'labels' AS facet, label AS value, NULL AS name, 0 AS position FROM unnest(labels) AS label
			UNION ALL SELECT 'origin', origin, NULL, 0 WHERE origin IS NOT NULL
			UNION ALL SELECT 'brand', slug, brand.name, 0 FROM brand
				WHERE brand.tenant_id = ${tenantId} AND brand.slug = product.brand
					AND member.shelf LIKE 'c:%'
			UNION ALL SELECT 'category', child.slug, child.name, child.tree_order FROM category AS child
				WHERE child.tenant_id = ${tenantId} AND child.slug = member.path[
					CASE WHEN member.shelf LIKE 'c:%'
						THEN array_position(member.path, substr(member.shelf, 3)) + 1 ELSE 1 END
				]
		) AS property
		GROUP BY member.shelf, facet, value
	`.execute(tx);
	await sql`ANALYZE shelf, shelf_facet`.execute(tx);
}

/** What one region sells of the given shelves and for how much. */
export async function buildRegion(
	tx: Tx,
	tenantId: string,
	region: string,
	shelves: string[],
): Promise<void> {
	await sql`
		DELETE FROM shelf_region
		WHERE tenant_id = ${tenantId} AND region = ${region} AND shelf = ANY(${shelves})
	`.execute(tx);
	await sql`
		WITH entry AS (
			SELECT shelf, place - 1 AS number, offer.product_id IS NOT NULL AS is_listed,
				coalesce(is_promoted, false) AS is_promoted, availability = 'available' AND stock IS DISTINCT FROM 0 AS is_available,
				value_cents, unit_cents
			FROM shelf
			CROSS JOIN LATERAL unnest(products) WITH ORDINALITY AS standing (product_id, place)
			LEFT JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = ${region}
				AND offer.product_id = standing.product_id AND availability <> 'unavailable'
			WHERE shelf.tenant_id = ${tenantId} AND shelf = ANY(${shelves})
			ORDER BY shelf, place
		), built AS (
			SELECT shelf, count(*) FILTER (WHERE is_listed) AS total,
				array_agg(number ORDER BY unit_cents, number) FILTER (WHERE is_listed) AS by_unit_price,
				string_agg(CASE WHEN is_listed THEN '1' ELSE '0' END, '') AS listed,
				string_agg(CASE WHEN is_promoted THEN '1' ELSE '0' END, '') AS promoted,
				string_agg(CASE WHEN is_available THEN '1' ELSE '0' END, '') AS available,
				string_agg(CASE WHEN value_cents < 200 THEN '1' ELSE '0' END, '') AS below_2,
				string_agg(CASE WHEN value_cents BETWEEN 200 AND 499 THEN '1' ELSE '0' END, '') AS below_5,
				string_agg(CASE WHEN value_cents BETWEEN 500 AND 999 THEN '1' ELSE '0' END, '') AS below_10,
				string_agg(CASE WHEN value_cents BETWEEN 1000 AND 1999 THEN '1' ELSE '0' END, '') AS below_20,
				string_agg(CASE WHEN value_cents >= 2000 THEN '1' ELSE '0' END, '') AS above_20
			FROM entry GROUP BY shelf
		), regional AS (
			INSERT INTO shelf_region (tenant_id, shelf, region, by_unit_price, total, facets)
			SELECT ${tenantId}, shelf, ${region}, coalesce(by_unit_price, '{}'), total, '[]' FROM built
		)
		INSERT INTO shelf_region_facet (tenant_id, shelf, region, facet, value, position, bits)
		SELECT ${tenantId}, shelf, ${region}, facet, value, position, ones::varbit
		FROM built CROSS JOIN LATERAL (VALUES
			('listed', '', 0, listed),
			('offers', 'promotion', 0, promoted),
			('availability', 'available', 0, available),
			('price', '0-199', 1, below_2),
			('price', '200-499', 2, below_5),
			('price', '500-999', 3, below_10),
			('price', '1000-1999', 4, below_20),
			('price', '2000-', 5, above_20)
		) AS property (facet, value, position, ones)
	`.execute(tx);
	await countFacets(tx, tenantId, region, shelves);
}

/** Freshly filled tables have no statistics yet, and a plan made without them takes minutes. */
async function countFacets(tx: Tx, tenantId: string, region: string, shelves: string[]) {
	await sql`ANALYZE shelf_region, shelf_region_facet`.execute(tx);
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
