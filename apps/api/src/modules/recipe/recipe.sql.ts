import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type RecipeRow = { key: string; document: object };
export type RecipeQuery = {
	slugs?: string[];
	tag?: string;
	words?: string[];
	offset: number;
	limit: number;
};

/** Newest first, or in the requested order when looked up by name. */
export async function listRecipes(
	tx: Tx,
	tenantId: string,
	input: RecipeQuery,
): Promise<{ total: number; rows: RecipeRow[] }> {
	const slugs = input.slugs ?? null;
	const patterns = (input.words ?? []).map((word) => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`);
	const { rows } = await sql<RecipeRow & { total: number }>`
		SELECT key, document - 'steps' AS document, (count(*) OVER ())::int AS total
		FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'recipe' AND document IS NOT NULL
			AND (${slugs}::text[] IS NULL OR key = ANY(${slugs}))
			AND (${input.tag ?? null}::text IS NULL OR document->'tags' ? ${input.tag ?? ''})
			AND unaccent(concat_ws(
				' ', document->>'title', document->>'tags',
				jsonb_path_query_array(document, '$.ingredients[*].name')::text
			)) ILIKE ALL (SELECT unaccent(pattern) FROM unnest(${patterns}::text[]) AS pattern)
		ORDER BY array_position(${slugs}::text[], key), document->>'publishedOn' DESC, key
		LIMIT ${input.limit} OFFSET ${input.offset}
	`.execute(tx);
	return { total: rows[0]?.total ?? 0, rows };
}

export async function findRecipeRow(
	tx: Tx,
	tenantId: string,
	slug: string,
): Promise<RecipeRow | null> {
	const { rows } = await sql<RecipeRow>`
		SELECT key, document FROM content_document
		WHERE tenant_id = ${tenantId} AND kind = 'recipe' AND key = ${slug} AND document IS NOT NULL
	`.execute(tx);
	return rows[0] ?? null;
}
