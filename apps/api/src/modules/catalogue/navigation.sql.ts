import type { Aisle } from '@korb/contracts/catalogue/catalogue';
import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { knownRegion } from './region.sql.ts';

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
