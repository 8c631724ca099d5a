import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type NamedKind = 'category' | 'brand' | 'page' | 'recipe' | 'publication';
export type NamedRow = {
	kind: NamedKind;
	value: string;
	label: string;
	detail: string;
	emoji: string | null;
	picture: string | null;
	product_count: number | null;
};

/** Below this similarity two names are unrelated. */
const LEAST_SIMILARITY = 0.25;

/** Everything in a shop with a name and a slug, except products, which the search finds. */
function named(tenantId: string, region: string) {
	return sql`(
		SELECT 'category' AS kind, slug AS value, name AS label, (
				SELECT string_agg(step ->> 'name', ' › ' ORDER BY place)
				FROM jsonb_array_elements(trail) WITH ORDINALITY AS steps (step, place)
			) AS detail, emoji, NULL AS picture, coalesce(total, 0) AS product_count
		FROM category LEFT JOIN listing_region ON listing_region.tenant_id = ${tenantId}
			AND region = ${region} AND listing = 'c:' || slug
		WHERE category.tenant_id = ${tenantId}
		UNION ALL
		SELECT 'brand', slug, name, '', NULL, NULL, coalesce(total, 0)
		FROM brand LEFT JOIN listing_region ON listing_region.tenant_id = ${tenantId}
			AND region = ${region} AND listing = 'b:' || slug
		WHERE brand.tenant_id = ${tenantId}
		UNION ALL
		SELECT kind, key, coalesce(document #>> '{meta,title}', document ->> 'title', key),
			coalesce(document ->> 'publishedOn', document ->> 'validUntil', ''), NULL,
			coalesce(document #>> '{image,src}', document #>> '{cover,src}'), NULL
		FROM content_document
		WHERE tenant_id = ${tenantId} AND kind IN ('page', 'recipe', 'publication')
			AND document IS NOT NULL
	) AS named`;
}

type Scope = { tenantId: string; region: string };

export async function listNamedByTerm(
	tx: Tx,
	{ tenantId, region }: Scope,
	kinds: NamedKind[],
	term: string,
	count: number,
): Promise<NamedRow[]> {
	const { rows } = await sql<NamedRow>`
		SELECT named.* FROM ${named(tenantId, region)}
		CROSS JOIN LATERAL (SELECT folded(label) AS name, folded(${term}) AS wanted) AS text
		WHERE kind = ANY(${kinds})
			AND (strpos(name, wanted) > 0 OR strpos(folded(value), wanted) > 0)
		ORDER BY strpos(' ' || name, ' ' || wanted) = 0, similarity(name, wanted) DESC, label, value
		LIMIT ${count}
	`.execute(tx);
	return rows;
}

export async function listNamedByValue(
	tx: Tx,
	{ tenantId, region }: Scope,
	kind: NamedKind,
	values: string[],
): Promise<NamedRow[]> {
	if (values.length === 0) return [];
	const { rows } = await sql<NamedRow>`
		SELECT * FROM ${named(tenantId, region)}
		WHERE kind = ${kind} AND value = ANY(${values})
		ORDER BY array_position(${values}::text[], value)
	`.execute(tx);
	return rows;
}

/** The entry whose slug or name is most similar to the text. */
export async function findNearest(
	tx: Tx,
	{ tenantId, region }: Scope,
	kinds: NamedKind[],
	text: string,
): Promise<NamedRow | null> {
	const { rows } = await sql<NamedRow>`
		SELECT named.* FROM ${named(tenantId, region)}
		CROSS JOIN LATERAL (SELECT greatest(
			similarity(folded(value), folded(${text})), similarity(folded(label), folded(${text}))
		) AS likeness) AS compared
		WHERE kind = ANY(${kinds}) AND likeness >= ${LEAST_SIMILARITY}
		ORDER BY likeness DESC, length(value), value LIMIT 1
	`.execute(tx);
	return rows[0] ?? null;
}

export type AddressRow = { product_id: number; sku: string; slug: string };

/** A product URL contains its slug or its SKU. */
export async function listProductAddresses(
	tx: Tx,
	tenantId: string,
	names: string[],
): Promise<AddressRow[]> {
	if (names.length === 0) return [];
	const { rows } = await sql<AddressRow>`
		SELECT product_id, sku, slug FROM product
		WHERE tenant_id = ${tenantId} AND (slug = ANY(${names}) OR sku = ANY(${names}))
	`.execute(tx);
	return rows;
}

/**
 * By trigram similarity of the slug, across all products; only used for dead links, which are few.
 */
export async function findNearestProductId(
	tx: Tx,
	tenantId: string,
	text: string,
): Promise<number | null> {
	const { rows } = await sql<{ product_id: number }>`
		SELECT product_id FROM product
		WHERE tenant_id = ${tenantId} AND similarity(slug, ${text}) >= ${LEAST_SIMILARITY}
		ORDER BY similarity(slug, ${text}) DESC, product_id LIMIT 1
	`.execute(tx);
	return rows[0]?.product_id ?? null;
}
