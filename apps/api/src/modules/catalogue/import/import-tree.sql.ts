import { sql } from 'kysely';
import type { Tx } from '../../../db/schema.ts';
import type { RecordOf } from './import-record.ts';

export async function listKnownSlugs(tx: Tx, tenantId: string) {
	const { rows } = await sql<{ categories: string[]; brands: string[] }>`
		SELECT
			ARRAY(SELECT slug FROM category WHERE tenant_id = ${tenantId}) AS categories,
			ARRAY(SELECT slug FROM brand WHERE tenant_id = ${tenantId}) AS brands
	`.execute(tx);
	return rows[0] ?? { categories: [], brands: [] };
}

/** Tables grow a thousandfold within minutes; plans made for empty ones would take hours. */
export async function analyzeCatalogue(tx: Tx): Promise<void> {
	await sql`ANALYZE category, brand, product, offer, price_history, listing_pending`.execute(tx);
}

/** Returns the slugs of new or changed categories. */
export async function upsertCategories(
	tx: Tx,
	tenantId: string,
	categories: RecordOf<'category'>[],
): Promise<string[]> {
	const { rows } = await sql<{ slug: string }>`
		INSERT INTO category (tenant_id, slug, name, parent, position, base_unit, tint, emoji, goes_with)
		SELECT ${tenantId}, slug, name, parent, position, "baseUnit", tint, emoji, coalesce("goesWith", '{}')
		FROM json_to_recordset(${JSON.stringify(categories)}::json) AS record (
			slug text, name text, parent text, position int, "baseUnit" text, tint text, emoji text,
			"goesWith" text[]
		)
		ON CONFLICT (tenant_id, slug) DO UPDATE SET
			name = excluded.name, parent = excluded.parent, position = excluded.position,
			base_unit = excluded.base_unit, tint = excluded.tint, emoji = excluded.emoji,
			goes_with = excluded.goes_with
		WHERE (category.name, category.parent, category.position, category.base_unit,
				category.tint, category.emoji, category.goes_with)
			IS DISTINCT FROM (excluded.name, excluded.parent, excluded.position, excluded.base_unit,
				excluded.tint, excluded.emoji, excluded.goes_with)
		RETURNING slug
	`.execute(tx);
	return rows.map(({ slug }) => slug);
}

/** Computes paths and tree order; returns how many categories form a cycle. */
export async function arrangeCategories(tx: Tx, tenantId: string): Promise<number> {
	await sql`
		WITH RECURSIVE tree AS (
			SELECT slug, ARRAY[slug] AS path,
				jsonb_build_array(jsonb_build_object('slug', slug, 'name', name)) AS trail,
				ARRAY[ROW(position, slug)::text] AS place, ARRAY[position] AS positions
			FROM category WHERE tenant_id = ${tenantId} AND parent IS NULL
			UNION ALL
			SELECT child.slug, tree.path || child.slug,
				tree.trail || jsonb_build_object('slug', child.slug, 'name', child.name),
				tree.place || ROW(child.position, child.slug)::text, tree.positions || child.position
			FROM tree JOIN category AS child
				ON child.tenant_id = ${tenantId} AND child.parent = tree.slug
		), ordered AS (
			SELECT slug, path, trail, (row_number() OVER (ORDER BY positions, place))::int AS tree_order
			FROM tree
		)
		UPDATE category SET path = ordered.path, trail = ordered.trail, tree_order = ordered.tree_order
		FROM ordered
		WHERE category.tenant_id = ${tenantId} AND category.slug = ordered.slug
			AND (category.path, category.trail, category.tree_order)
				IS DISTINCT FROM (ordered.path, ordered.trail, ordered.tree_order)
	`.execute(tx);
	const { rows } = await sql`
		SELECT FROM category WHERE tenant_id = ${tenantId} AND (
			path[cardinality(path)] IS DISTINCT FROM slug
			OR path[cardinality(path) - 1] IS DISTINCT FROM parent
		)
	`.execute(tx);
	return rows.length;
}

export async function upsertBrands(
	tx: Tx,
	tenantId: string,
	brands: RecordOf<'brand'>[],
): Promise<string[]> {
	const { rows } = await sql<{ slug: string }>`
		INSERT INTO brand (tenant_id, slug, name, description)
		SELECT ${tenantId}, slug, name, description
		FROM json_to_recordset(${JSON.stringify(brands)}::json)
			AS record (slug text, name text, description text)
		ON CONFLICT (tenant_id, slug) DO UPDATE SET
			name = excluded.name, description = excluded.description
		WHERE (brand.name, brand.description) IS DISTINCT FROM (excluded.name, excluded.description)
		RETURNING slug
	`.execute(tx);
	return rows.map(({ slug }) => slug);
}
