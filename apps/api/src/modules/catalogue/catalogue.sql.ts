import type { Aisle } from '@korb/contracts/catalogue/catalogue';
import type { ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

/**
 * A subquery in the statement that uses it, because a round trip would cost more than the lookup.
 */
export function knownRegion(tenantId: string, region: string): RawBuilder<string> {
	return sql<string>`coalesce((
		SELECT known.region FROM listing_region AS known
		WHERE known.tenant_id = ${tenantId} AND known.listing = 'all' AND known.region = ${region}
	), ${DEFAULT_REGION})`;
}

export type CategoryRow = {
	slug: string;
	name: string;
	parent: string | null;
	base_unit: string;
	tint: string | null;
	emoji: string | null;
	trail: { slug: string; name: string }[];
};

/** In tree order; only categories with products in the region. */
export async function listCategories(
	tx: Tx,
	tenantId: string,
	region: string,
): Promise<CategoryRow[]> {
	const { rows } = await sql<CategoryRow>`
		SELECT slug, name, parent, base_unit, tint, emoji, trail FROM category
		JOIN listing_region USING (tenant_id)
		WHERE tenant_id = ${tenantId} AND region = ${knownRegion(tenantId, region)}
			AND listing = 'c:' || slug AND total > 0
		ORDER BY tree_order
	`.execute(tx);
	return rows;
}

export type CategoryWithChildrenRow = CategoryRow & { children: Aisle[] };

/** Lists children with products in the region; one without a picture borrows the first below it. */
export async function findCategory(
	tx: Tx,
	tenantId: string,
	region: string,
	slug: string,
): Promise<CategoryWithChildrenRow | null> {
	const { rows } = await sql<CategoryWithChildrenRow>`
		SELECT slug, name, parent, base_unit, tint, emoji, trail, coalesce((
			SELECT json_agg(json_build_object('slug', child.slug, 'name', name, 'tint', tint,
				'emoji', coalesce(emoji, (
					SELECT emoji FROM category AS deeper
					WHERE deeper.tenant_id = ${tenantId} AND child.slug = ANY(deeper.path)
						AND emoji IS NOT NULL
					ORDER BY tree_order LIMIT 1
				))) ORDER BY tree_order)
			FROM category AS child
			JOIN listing_region ON listing_region.tenant_id = ${tenantId}
				AND region = ${knownRegion(tenantId, region)} AND listing = 'c:' || child.slug AND total > 0
			WHERE child.tenant_id = ${tenantId} AND child.parent = category.slug
		), '[]') AS children
		FROM category WHERE tenant_id = ${tenantId} AND slug = ${slug}
	`.execute(tx);
	return rows[0] ?? null;
}

export type BrandRow = { slug: string; name: string; description: string; product_count: number };

export async function listBrandsOf(
	tx: Tx,
	tenantId: string,
	region: string,
	slug: string | null = null,
): Promise<BrandRow[]> {
	const { rows } = await sql<BrandRow>`
		SELECT slug, name, description, coalesce(total, 0) AS product_count FROM brand
		LEFT JOIN listing_region ON listing_region.tenant_id = ${tenantId}
			AND region = ${knownRegion(tenantId, region)} AND listing = 'b:' || slug
		WHERE brand.tenant_id = ${tenantId}
			AND CASE WHEN ${slug}::text IS NULL THEN total > 0 ELSE slug = ${slug} END
		ORDER BY lower(name)
	`.execute(tx);
	return rows;
}

/** Whether the region has any offers. */
export async function isSellingIn(tx: Tx, tenantId: string, region: string): Promise<boolean> {
	const { rows } = await sql`
		SELECT FROM listing_region WHERE tenant_id = ${tenantId} AND listing = 'all' AND region = ${region}
	`.execute(tx);
	return rows.length > 0;
}

/** Product data that is the same in every region. */
export type ProductColumns = {
	sku: string;
	slug: string;
	name: string;
	category: string;
	net_content: number;
	content_text: string;
	sold_by: 'piece' | 'weight' | 'weightPiece';
	step_grams: number | null;
	max_quantity: number;
	minimum_age: number | null;
	deposit_cents: number;
	bundle_sku: string | null;
	bundle_size: number | null;
	labels: string[];
	origin: string | null;
	picture_id: string;
	tint: string;
};

export type ProductRow = ProductColumns & {
	product_id: number;
	brand_slug: string | null;
	brand_name: string | null;
	trail: { slug: string; name: string }[];
	base_unit: string;
	/** All of these are null where the region does not offer the product. */
	price_cents: number | null;
	loyalty_cents: number | null;
	multi_buy_quantity: number | null;
	multi_buy_cents: number | null;
	promotion_cents: number | null;
	starts_on: string | null;
	ends_on: string | null;
	conditional_cents: number | null;
	conditional_quantity: number | null;
	conditional_starts_on: string | null;
	conditional_ends_on: string | null;
	availability: 'available' | 'temporarilyUnavailable' | 'unavailable' | null;
	back_on: string | null;
	stock: number | null;
	/** Only while a promotion is active. */
	past: { from: string; until: string | null; price: number; isReduced: boolean }[] | null;
};

export const productColumns = sql`
	product.product_id, product.sku, product.slug, product.name, brand.slug AS brand_slug,
	brand.name AS brand_name, product.category, category.trail, category.base_unit,
	product.net_content::float8 AS net_content, content_text, sold_by, step_grams, max_quantity,
	minimum_age, deposit_cents, bundle_sku, bundle_size, labels, origin, picture_id, product.tint,
	price_cents, loyalty_cents, multi_buy_quantity, multi_buy_cents, promotion_cents,
	promotion_starts_on::text AS starts_on, promotion_ends_on::text AS ends_on,
	conditional_cents, conditional_quantity, conditional_starts_on::text, conditional_ends_on::text,
	availability, back_on::text AS back_on, stock, past
`;

/** The region may be a column of the statement around it. */
export function productTables(
	tenantId: string,
	region: string | RawBuilder<string>,
	today: string,
) {
	return sql`
		product
		JOIN category ON category.tenant_id = ${tenantId} AND category.slug = product.category
		LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = product.brand
		LEFT JOIN offer ON offer.tenant_id = ${tenantId} AND offer.region = ${region}
			AND offer.product_id = product.product_id
		LEFT JOIN LATERAL (
			${pastPrices(tenantId)}
		) AS history ON offer.promotion_starts_on <= ${today}::date
	`;
}

/** Prices of `offer` before its promotion. */
export function pastPrices(tenantId: string) {
	return sql`
		SELECT json_agg(json_build_object('from', starts_on, 'until', ends_on,
			'price', history.price_cents, 'isReduced', is_reduced)) AS past
		FROM price_history AS history
		WHERE history.tenant_id = ${tenantId} AND history.product_id = offer.product_id
			AND history.region = offer.region AND history.starts_on < offer.promotion_starts_on
	`;
}

/** In the order of the ids. */
export async function listProductsById(
	tx: Tx,
	scope: { tenantId: string; region: string; today: string },
	ids: number[],
): Promise<ProductRow[]> {
	if (ids.length === 0) return [];
	const { tenantId, region, today } = scope;
	const { rows } = await sql<ProductRow>`
		SELECT ${productColumns} FROM ${productTables(tenantId, region, today)}
		WHERE product.tenant_id = ${tenantId} AND product.product_id = ANY(${ids}::int[])
		ORDER BY array_position(${ids}::int[], product.product_id)
	`.execute(tx);
	return rows;
}

/** The first row, or the only one, also tells what is known about the page. */
export type PageRow<Page> = ProductRow & { page: Page | null };

/**
 * The products of a page and what else is known about it, in one statement that needs no transaction.
 * Needs `page`: at most one row, with a `region` and the `ids`.
 */
export function productsOnPage({ tenantId, today }: { tenantId: string; today: string }) {
	return sql`
		SELECT CASE WHEN place > 1 THEN NULL ELSE to_json(page) END AS page, product.*
		FROM page
		LEFT JOIN LATERAL unnest(ids) WITH ORDINALITY AS standing (id, place) ON true
		LEFT JOIN LATERAL (
			SELECT ${productColumns} FROM ${productTables(tenantId, sql`page.region`, today)}
			WHERE product.tenant_id = ${tenantId} AND product.product_id = standing.id
		) AS product ON true
		ORDER BY place
	`;
}

/** Null if there is no such page; one without products is a row without any. */
export function toPage<Page>(rows: PageRow<Page>[]): { page: Page; products: ProductRow[] } | null {
	const page = rows[0]?.page;
	return page ? { page, products: rows.filter((row) => row.product_id !== null) } : null;
}

async function readProducts(
	tx: Tx,
	scope: { tenantId: string; today: string },
	page: RawBuilder<unknown>,
): Promise<ProductRow[] | null> {
	const { rows } = await sql<PageRow<object>>`
		WITH page AS MATERIALIZED (${page}) ${productsOnPage(scope)}
	`.execute(tx);
	return toPage(rows)?.products ?? null;
}

/** In the order of the SKUs; unknown ones are omitted. */
export async function listBySku(
	tx: Tx,
	scope: { tenantId: string; region: string; today: string },
	skus: string[],
): Promise<ProductRow[]> {
	const { tenantId, region } = scope;
	const page = sql`
		SELECT ${knownRegion(tenantId, region)} AS region, ARRAY(
			SELECT product_id FROM product WHERE tenant_id = ${tenantId} AND sku = ANY(${skus})
			ORDER BY array_position(${skus}::text[], sku)
		) AS ids
	`;
	return (await readProducts(tx, scope, page)) ?? [];
}

export async function listIdsBySku(tx: Tx, tenantId: string, skus: string[]): Promise<number[]> {
	const { rows } = await sql<{ product_id: number }>`
		SELECT product_id FROM product WHERE tenant_id = ${tenantId} AND sku = ANY(${skus})
		ORDER BY array_position(${skus}::text[], sku)
	`.execute(tx);
	return rows.map(({ product_id }) => product_id);
}

export type ProductDetailsRow = ProductRow & {
	weight_grams: number;
	vat_class: string;
	vat_basis_points: number | null;
	details: { description: string; originText?: string; food?: object; morePictures?: string[] };
};

/** By SKU, or else by slug. */
export async function findProduct(
	tx: Tx,
	scope: { tenantId: string; region: string; today: string; country: string },
	skuOrSlug: string,
): Promise<ProductDetailsRow | null> {
	const { tenantId, region, today, country } = scope;
	const { rows } = await sql<ProductDetailsRow>`
		SELECT ${productColumns}, weight_grams, vat_class, details, (
			SELECT basis_points FROM vat_rate
			WHERE country = ${country} AND vat_rate.vat_class = product.vat_class AND valid_from <= ${today}::date
			ORDER BY valid_from DESC LIMIT 1
		) AS vat_basis_points
		FROM ${productTables(tenantId, knownRegion(tenantId, region), today)}
		WHERE product.tenant_id = ${tenantId}
			AND (product.sku = ${skuOrSlug} OR product.slug = ${skuOrSlug})
		ORDER BY product.sku = ${skuOrSlug} DESC LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

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

export type PictureRow = { source: object; photo: Buffer | null };

export async function findPicture(tx: Tx, pictureId: string): Promise<PictureRow | null> {
	const { rows } = await sql<PictureRow>`
		SELECT source, photo FROM picture WHERE picture_id = ${pictureId}
	`.execute(tx);
	return rows[0] ?? null;
}
