import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type Entry = { slug: string; changed_at: Date | null };

/** Pages that are public and indexable. */
export async function listPages(tx: Tx, tenantId: string): Promise<Entry[]> {
	const { rows } = await sql<Entry>`
		SELECT key AS slug, published_at AS changed_at FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'page' AND document IS NOT NULL
			AND NOT coalesce((document #>> '{meta,noIndex}')::boolean, false)
			AND jsonb_array_length(coalesce(document -> 'audiences', '[]')) = 0
		ORDER BY key
	`.execute(tx);
	return rows;
}

export async function listRecipeSlugs(tx: Tx, tenantId: string): Promise<Entry[]> {
	const { rows } = await sql<Entry>`
		SELECT key AS slug, published_at AS changed_at FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'recipe' AND document IS NOT NULL
		ORDER BY key
	`.execute(tx);
	return rows;
}

export async function listCategorySlugs(tx: Tx, tenantId: string): Promise<Entry[]> {
	const { rows } = await sql<{ slug: string; changed_at: null }>`
		SELECT slug, NULL AS changed_at FROM category WHERE tenant_id = ${tenantId} ORDER BY slug
	`.execute(tx);
	return rows;
}

export async function listBrandSlugs(tx: Tx, tenantId: string): Promise<Entry[]> {
	const { rows } = await sql<{ slug: string; changed_at: null }>`
		SELECT slug, NULL AS changed_at FROM brand WHERE tenant_id = ${tenantId} ORDER BY slug
	`.execute(tx);
	return rows;
}

export async function countProducts(tx: Tx, tenantId: string): Promise<number> {
	const { rows } = await sql<{ count: number }>`
		SELECT count(*)::int AS count FROM product WHERE tenant_id = ${tenantId}
	`.execute(tx);
	return rows[0]?.count ?? 0;
}

/** The id of the product at an offset; null past the last one. */
export async function findProductAt(
	tx: Tx,
	tenantId: string,
	offset: number,
): Promise<number | null> {
	const { rows } = await sql<{ product_id: number }>`
		SELECT product_id FROM product WHERE tenant_id = ${tenantId}
		ORDER BY product_id OFFSET ${offset} LIMIT 1
	`.execute(tx);
	return rows[0]?.product_id ?? null;
}

export async function listProductSlugs(
	tx: Tx,
	tenantId: string,
	fromId: number,
	count: number,
): Promise<(Entry & { product_id: number })[]> {
	const { rows } = await sql<Entry & { product_id: number }>`
		SELECT product_id, slug, updated_at AS changed_at FROM product
		WHERE tenant_id = ${tenantId} AND product_id >= ${fromId}
		ORDER BY product_id LIMIT ${count}
	`.execute(tx);
	return rows;
}
