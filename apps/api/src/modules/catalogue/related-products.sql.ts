import type { ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { type ProductRow, readProducts } from './products.sql.ts';
import { knownRegion } from './region.sql.ts';

type RelatedQuery = {
	tenantId: string;
	region: string;
	today: string;
	slug: string;
	count: number;
};

/** Same category, ranked by name, labels and popularity; null for an unknown product. */
export function listSimilar(tx: Tx, query: RelatedQuery): Promise<ProductRow[] | null> {
	const { tenantId, slug, count } = query;
	const region = knownRegion(tenantId, query.region);
	const page = sql`
		SELECT ${region} AS region, ARRAY(${similarProducts(tenantId, region, count)}) AS ids
		FROM product WHERE product.tenant_id = ${tenantId} AND product.slug = ${slug}
	`;
	return readProducts(tx, query, page);
}

/**
 * The best sellers of each category that goes with the product's own, or with its nearest ancestor
 * that has any, round-robin. Null for an unknown product.
 */
export function listGoingWith(tx: Tx, query: RelatedQuery): Promise<ProductRow[] | null> {
	const { tenantId, slug, count } = query;
	const region = knownRegion(tenantId, query.region);
	const page = sql`
		SELECT ${region} AS region, ARRAY(
			SELECT ranked.product_id
			FROM (
				SELECT goes_with FROM category
				WHERE category.tenant_id = ${tenantId} AND category.slug = ANY(home.path)
					AND goes_with <> '{}'
				ORDER BY cardinality(path) DESC LIMIT 1
			) AS nearest
			CROSS JOIN LATERAL unnest(goes_with) WITH ORDINALITY AS partner (slug, place)
			CROSS JOIN LATERAL (
				SELECT other.product_id,
					row_number() OVER (ORDER BY other.popularity DESC, other.product_id) AS turn
				FROM listing
				CROSS JOIN LATERAL unnest(products[1:200]) AS standing (product_id)
				JOIN product AS other ON other.tenant_id = ${tenantId}
					AND other.product_id = standing.product_id AND other.category <> product.category
				JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = ${region}
					AND offer.product_id = other.product_id AND offer.availability = 'available'
				WHERE listing.tenant_id = ${tenantId} AND listing.listing = 'c:' || partner.slug
				ORDER BY turn LIMIT ${count}
			) AS ranked
			ORDER BY ranked.turn, partner.place LIMIT ${count}
		) AS ids
		FROM product
		JOIN category AS home ON home.tenant_id = ${tenantId} AND home.slug = product.category
		WHERE product.tenant_id = ${tenantId} AND product.slug = ${slug}
	`;
	return readProducts(tx, query, page);
}

/** The closest valid replacements of each product; products without one are omitted. */
export async function listReplacementIds(
	tx: Tx,
	tenantId: string,
	region: string,
	ids: number[],
	atMost = 1,
): Promise<{ product_id: number; replacement_id: number }[]> {
	const { rows } = await sql<{ product_id: number; replacement_id: number }>`
		SELECT product.product_id, similar_one.product_id AS replacement_id
		FROM product
		CROSS JOIN LATERAL (
			${similarProducts(tenantId, region, atMost, mayReplace(tenantId, region))}
		) AS similar_one
		WHERE product.tenant_id = ${tenantId} AND product.product_id = ANY(${ids}::int[])
	`.execute(tx);
	return rows;
}

/** A replacement may cost up to a quarter more than the original. */
const DEAREST_REPLACEMENT = 1.25;
const diets: ProductLabel[] = ['vegan', 'vegetarian', 'gluten-free', 'lactose-free'];

/**
 * A replacement must not add an allergen, violate a diet, require an age check or cost too much.
 * Unknown allergens never replace known ones.
 */
function mayReplace(tenantId: string, region: string) {
	const named = (whose: 'other' | 'product', list: 'allergens' | 'traces') =>
		sql`coalesce(${sql.ref(`${whose}.details`)} #> ARRAY['food', ${list}], '[]')`;
	return sql`
		AND coalesce(other.minimum_age, 0) <= coalesce(product.minimum_age, 0)
		AND (other.details ? 'food' OR NOT product.details ? 'food')
		AND ${named('other', 'allergens')} <@ ${named('product', 'allergens')}
		AND ${named('other', 'traces')}
			<@ (${named('product', 'allergens')} || ${named('product', 'traces')})
		AND ARRAY(SELECT unnest(product.labels) INTERSECT SELECT unnest(${diets}::text[])) <@ other.labels
		AND offer.value_cents <= ${DEAREST_REPLACEMENT}::numeric * coalesce((
			SELECT own.value_cents FROM offer AS own
			WHERE own.tenant_id = ${tenantId} AND own.product_id = product.product_id
			ORDER BY own.region = ${region} DESC, own.value_cents LIMIT 1
		), offer.value_cents)
	`;
}

function similarProducts(
	tenantId: string,
	region: string | RawBuilder<string>,
	count: number,
	condition = sql``,
) {
	return sql`
		SELECT other.product_id
		FROM listing
		CROSS JOIN LATERAL unnest(products[1:200]) AS standing (product_id)
		JOIN product AS other ON other.tenant_id = ${tenantId}
			AND other.product_id = standing.product_id AND other.product_id <> product.product_id
		JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = ${region}
			AND offer.product_id = other.product_id AND offer.availability = 'available'
		WHERE listing.tenant_id = ${tenantId} AND listing.listing = 'c:' || product.category
			${condition}
		ORDER BY
			similarity(other.sort_name, product.sort_name)
				+ 0.2 * cardinality(ARRAY(SELECT unnest(other.labels) INTERSECT SELECT unnest(product.labels)))
				+ 0.3 * other.popularity DESC,
			other.product_id
		LIMIT ${count}
	`;
}
