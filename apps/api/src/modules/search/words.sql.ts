import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';

export type WordSource = {
	number: number;
	name: string;
	brand: string | null;
	keywords: string[];
	labels: string[];
	content_text: string;
	categories: string[];
};

/** Products by their number in the complete assortment, a slice at a time. */
export async function listWordSources(
	tx: Tx,
	tenantId: string,
	from: number,
	count: number,
): Promise<WordSource[]> {
	const { rows } = await sql<WordSource>`
		SELECT (place - 1 + ${from})::int AS number, product.name, brand.name AS brand,
			ARRAY(SELECT jsonb_array_elements_text(details -> 'keywords')) AS keywords, labels, content_text,
			ARRAY(SELECT step ->> 'name' FROM jsonb_array_elements(category.trail) AS step) AS categories
		FROM listing
		CROSS JOIN LATERAL unnest(products[${from}::int + 1 : ${from}::int + ${count}::int])
			WITH ORDINALITY AS standing (product_id, place)
		JOIN product ON product.tenant_id = ${tenantId} AND product.product_id = standing.product_id
		JOIN category ON category.tenant_id = ${tenantId} AND category.slug = product.category
		LEFT JOIN brand ON brand.tenant_id = ${tenantId} AND brand.slug = product.brand
		WHERE listing.tenant_id = ${tenantId} AND listing.listing = 'all'
		ORDER BY place
	`.execute(tx);
	return rows;
}

export type NameRow = { kind: 'brand' | 'category'; slug: string; name: string };

export async function listNames(tx: Tx, tenantId: string): Promise<NameRow[]> {
	const { rows } = await sql<NameRow>`
		SELECT 'category' AS kind, slug, name FROM category WHERE tenant_id = ${tenantId}
		UNION ALL SELECT 'brand', slug, name FROM brand WHERE tenant_id = ${tenantId}
	`.execute(tx);
	return rows;
}

export async function insertNames(
	tx: Tx,
	tenantId: string,
	rows: (NameRow & { folded: string })[],
) {
	await sql`
		INSERT INTO search_name (tenant_id, kind, slug, name, folded)
		SELECT ${tenantId}, record.* FROM json_to_recordset(${JSON.stringify(rows)}::json)
			AS record (kind text, slug text, name text, folded text)
	`.execute(tx);
}

export async function clearWords(tx: Tx, tenantId: string): Promise<void> {
	await sql`DELETE FROM search_word WHERE tenant_id = ${tenantId}`.execute(tx);
	await sql`DELETE FROM search_vocabulary WHERE tenant_id = ${tenantId}`.execute(tx);
	await sql`DELETE FROM search_name WHERE tenant_id = ${tenantId}`.execute(tx);
	await sql`DELETE FROM search_popular WHERE tenant_id = ${tenantId}`.execute(tx);
}

export type Posting = { word: string; tier: number; numbers: number[] };

export async function insertPostings(tx: Tx, tenantId: string, size: number, postings: Posting[]) {
	await sql`
		INSERT INTO search_word (tenant_id, word, tier, bits)
		SELECT ${tenantId}, word, tier, bits_of(numbers::int[], ${size}::int)
		FROM unnest(
			${postings.map(({ word }) => word)}::text[],
			${postings.map(({ tier }) => tier)}::smallint[],
			${postings.map(({ numbers }) => `{${numbers.join(',')}}`)}::text[]
		) AS posting (word, tier, numbers)
	`.execute(tx);
}

export type VocabularyRow = {
	spelling: string;
	word: string;
	shown: string;
	frequency: number;
	is_offered: boolean;
};

export async function insertVocabulary(tx: Tx, tenantId: string, rows: VocabularyRow[]) {
	await sql`
		INSERT INTO search_vocabulary (tenant_id, spelling, word, shown, frequency, is_offered)
		SELECT ${tenantId}, record.*
		FROM json_to_recordset(${JSON.stringify(rows)}::json) AS record (
			spelling text, word text, shown text, frequency int, is_offered boolean
		)
	`.execute(tx);
}

/** A shop with its own synonyms keeps them. */
export async function insertFirstSynonyms(tx: Tx, tenantId: string, groups: string[][]) {
	await sql`
		INSERT INTO search_synonym (tenant_id, terms)
		SELECT ${tenantId}, ARRAY(SELECT jsonb_array_elements_text(terms))
		FROM jsonb_array_elements(${JSON.stringify(groups)}::jsonb) AS entry (terms)
		WHERE NOT EXISTS (SELECT FROM search_synonym WHERE tenant_id = ${tenantId})
	`.execute(tx);
}

export async function insertPopular(tx: Tx, tenantId: string, terms: string[]): Promise<void> {
	await sql`
		INSERT INTO search_popular (tenant_id, place, term)
		SELECT ${tenantId}, place, term
		FROM unnest(${terms}::text[]) WITH ORDINALITY AS popular (term, place)
	`.execute(tx);
}
