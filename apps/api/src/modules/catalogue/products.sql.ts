import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { knownRegion } from './region.sql.ts';

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

/** The products of a page that has nothing else. */
export async function readProducts(
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
