import type { DeskOfferSummary } from '@korb/contracts/admin/assortment/assortment';
import type { AssortmentView } from '@korb/domain/catalogue/assortment-views';
import type { ProductWarning } from '@korb/domain/catalogue/product-warnings';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type ProductFilter = {
	tenantId: string;
	/** Whose offers decide the view. */
	region: string;
	/** Of the shop. */
	today: string;
	/** Listed since then counts as new. */
	newSince: string;
	view: AssortmentView;
	warning: ProductWarning | null;
	category: string | null;
	brand: string | null;
	/** For `LIKE`. */
	pattern: string | null;
};
export type ProductCursor = { sortName: string; productId: number };

export type DeskProductRow = {
	product_id: number;
	sort_name: string;
	sku: string;
	name: string;
	brand_name: string | null;
	category_name: string;
	content_text: string;
	picture_id: string;
	warnings: string[];
	is_drawn: boolean;
	lacks_reference: boolean;
	offers: DeskOfferSummary[];
};

/** Finds the page by narrow columns first, and reads the offers of that page only. */
export async function listDeskRows(
	tx: Tx,
	filter: ProductFilter,
	regions: string[],
	{ after, atMost }: { after: ProductCursor | null; atMost: number },
): Promise<DeskProductRow[]> {
	const { tenantId, region, today } = filter;
	const { rows } = await sql<DeskProductRow>`
		WITH page AS MATERIALIZED (
			SELECT p.product_id FROM product AS p
			WHERE p.tenant_id = ${tenantId} ${matches(filter)}
				${after ? sql`AND (p.sort_name, p.product_id) > (${after.sortName}, ${after.productId})` : sql``}
			ORDER BY p.sort_name, p.product_id LIMIT ${atMost}
		)
		SELECT p.product_id, p.sort_name, p.sku, p.name, brand.name AS brand_name,
			category.name AS category_name, p.content_text, p.picture_id, p.warnings,
			coalesce(picture.source ->> 'kind', '') = 'packshot' AS is_drawn,
			EXISTS (${withoutReference(tenantId, region)}
				AND offer.product_id = p.product_id) AS lacks_reference,
			coalesce(sold.offers, '[]'::json) AS offers
		FROM page JOIN product AS p ON p.tenant_id = ${tenantId} AND p.product_id = page.product_id
		JOIN category ON category.tenant_id = ${tenantId} AND category.slug = p.category
		LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = p.brand
		LEFT JOIN picture ON picture.picture_id = p.picture_id
		CROSS JOIN LATERAL (
			SELECT json_agg(json_build_object('region', region, 'priceCents', price_cents,
				'promotionCents', CASE WHEN is_promoted THEN promotion_cents END,
				'promotionEndsOn', CASE WHEN greatest(promotion_ends_on, conditional_ends_on) >= ${today}::date
					THEN greatest(promotion_ends_on, conditional_ends_on) END,
				'availability', availability, 'backOn', back_on, 'stock', stock) ORDER BY region) AS offers
			FROM offer WHERE tenant_id = ${tenantId} AND region = ANY (${regions}::text[])
				AND product_id = p.product_id
		) AS sold
		ORDER BY p.sort_name, p.product_id
	`.execute(tx);
	return rows;
}

function matches(filter: ProductFilter): RawBuilder<unknown> {
	const { tenantId, warning, category, brand, pattern } = filter;
	return sql`
		${isIn(filter)}
		${warning ? lacks(filter, warning) : sql``}
		${brand ? sql`AND p.brand = ${brand}` : sql``}
		${
			category
				? sql`AND p.categories && ARRAY(SELECT slug FROM category
					WHERE tenant_id = ${tenantId} AND ${category} = ANY (path))`
				: sql``
		}
		${pattern ? sql`AND p.product_id IN (${findMatches(tenantId, pattern)})` : sql``}`;
}

/** A union, which is made first: a rare term must not be looked for in every product by name. */
function findMatches(tenantId: string, pattern: string): RawBuilder<unknown> {
	return sql`
		SELECT product_id FROM product WHERE tenant_id = ${tenantId} AND search_text LIKE ${pattern}
		UNION
		SELECT product_id FROM product JOIN brand ON brand.tenant_id = ${tenantId}
			AND brand.slug = product.brand AND lower(brand.name) LIKE ${pattern}
		WHERE product.tenant_id = ${tenantId}`;
}

function isIn({ tenantId, region, view, newSince }: ProductFilter): RawBuilder<unknown> {
	const offered = (condition: RawBuilder<unknown>) => sql`AND p.product_id IN (
		SELECT product_id FROM offer
		WHERE tenant_id = ${tenantId} AND region = ${region} AND ${condition})`;
	const conditions: Record<AssortmentView, RawBuilder<unknown>> = {
		all: sql``,
		missing: sql`AND p.warnings <> '{}'`,
		// `OFFSET` has the set made first: few are sold out, and looking at every product by name for
		// one takes a second.
		soldOut: offered(sql`stock = 0 AND availability = 'available' OFFSET 0`),
		promoted: offered(sql`is_promoted`),
		new: sql`AND p.listed_on >= ${newSince}::date`,
		offSale: offered(sql`availability = 'unavailable'`),
	};
	return conditions[view];
}

function lacks({ tenantId, region }: ProductFilter, warning: ProductWarning): RawBuilder<unknown> {
	if (warning === 'reference') {
		return sql`AND p.product_id IN (${withoutReference(tenantId, region)})`;
	}
	if (warning !== 'photo') {
		return sql`AND p.warnings <> '{}' AND p.warnings @> ARRAY[${warning}::text]`;
	}
	return sql`AND EXISTS (SELECT FROM picture
		WHERE picture.picture_id = p.picture_id AND source ->> 'kind' = 'packshot')`;
}

/** On promotion, with no price of the 30 days before: as `lowestPriceBefore` in `domain` sees it. */
function withoutReference(tenantId: string, region: string): RawBuilder<unknown> {
	return sql`
		SELECT offer.product_id FROM offer
		WHERE offer.tenant_id = ${tenantId} AND offer.region = ${region} AND is_promoted AND NOT EXISTS (
			SELECT FROM price_history AS past
			WHERE past.tenant_id = ${tenantId} AND past.product_id = offer.product_id
				AND past.region = offer.region AND past.starts_on < promotion_starts_on
				AND (past.ends_on IS NULL OR past.ends_on >= promotion_starts_on - 30)
		)`;
}

/**
 * Offers in one pass, and products from their indexes: a row of them is wide. The order of the
 * columns is that of the views.
 */
export async function countViews(
	tx: Tx,
	{ tenantId, region, newSince }: Pick<ProductFilter, 'tenantId' | 'region' | 'newSince'>,
): Promise<Record<AssortmentView, number>> {
	const { rows } = await sql<Record<AssortmentView, number>>`
		SELECT (SELECT count(*)::int FROM product WHERE tenant_id = ${tenantId}) AS "all",
			(SELECT count(*)::int FROM product
				WHERE tenant_id = ${tenantId} AND warnings <> '{}') AS missing,
			count(*) FILTER (WHERE stock = 0 AND availability = 'available')::int AS "soldOut",
			count(*) FILTER (WHERE is_promoted)::int AS promoted,
			(SELECT count(*)::int FROM product
				WHERE tenant_id = ${tenantId} AND listed_on >= ${newSince}::date) AS "new",
			count(*) FILTER (WHERE availability = 'unavailable')::int AS "offSale"
		FROM offer WHERE tenant_id = ${tenantId} AND region = ${region}
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('a count returned no row');
	return row;
}

/** In tree order. */
export async function listFilterCategories(
	tx: Tx,
	tenantId: string,
): Promise<{ slug: string; name: string; level: number }[]> {
	const { rows } = await sql<{ slug: string; name: string; level: number }>`
		SELECT slug, name, cardinality(path) - 1 AS level FROM category
		WHERE tenant_id = ${tenantId} ORDER BY tree_order
	`.execute(tx);
	return rows;
}

export async function listFilterBrands(
	tx: Tx,
	tenantId: string,
): Promise<{ slug: string; name: string }[]> {
	const { rows } = await sql<{ slug: string; name: string }>`
		SELECT slug, name FROM brand WHERE tenant_id = ${tenantId} ORDER BY lower(name)
	`.execute(tx);
	return rows;
}
