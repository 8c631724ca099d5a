import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import { chosenBits, knownRegion, numbersBy, productsAt } from '../catalogue/index.ts';
import type { SearchRequest, SearchResult } from './search-index.ts';

/** The stems among these that the catalogue knows. */
export async function listKnownWords(tx: Tx, tenantId: string, words: string[]): Promise<string[]> {
	const { rows } = await sql<{ word: string }>`
		SELECT DISTINCT word FROM search_word WHERE tenant_id = ${tenantId} AND word = ANY(${words})
	`.execute(tx);
	return rows.map(({ word }) => word);
}

/** From this tier on a word is only a part of others. */
const madeWith = sql.lit(4);

/**
 * Everything each query needs, in one round trip. The subselect hides the number of words from the
 * planner, which would otherwise replan every time, at a higher cost than the lookup.
 */
export async function loadDictionary(
	tx: Tx,
	tenantId: string,
	words: string[],
): Promise<{ known: string[]; parts: string[]; synonyms: string }> {
	const { rows } = await sql<{ known: string[]; parts: string[]; synonyms: string }>`
		WITH found AS MATERIALIZED (
			SELECT word, min(tier) AS tier FROM search_word
			WHERE tenant_id = ${tenantId} AND word = ANY((SELECT ${words}::text[])::text[])
			GROUP BY word
		)
		SELECT
			ARRAY(SELECT word FROM found) AS known,
			ARRAY(SELECT word FROM found WHERE tier >= ${madeWith}) AS parts,
			coalesce((SELECT json_agg(terms ORDER BY synonym_id) FROM search_synonym
				WHERE tenant_id = ${tenantId}), '[]')::text AS synonyms
	`.execute(tx);
	return rows[0] ?? { known: [], parts: [], synonyms: '[]' };
}

export type Spelling = { spelling: string; word: string; shown: string; frequency: number };

export async function listCompletions(
	tx: Tx,
	tenantId: string,
	prefix: string,
	count: number,
	isOffered = false,
): Promise<Spelling[]> {
	const { rows } = await sql<Spelling>`
		SELECT spelling, word, shown, frequency FROM search_vocabulary
		WHERE tenant_id = ${tenantId} AND spelling >= ${prefix} AND spelling < ${prefix} || '~'
			AND (is_offered OR NOT ${isOffered})
		ORDER BY frequency DESC, spelling LIMIT ${count}
	`.execute(tx);
	return rows;
}

/** Words that contain this part: "Rispentomaten" for "tomat". */
export async function listSpellingsWith(
	tx: Tx,
	tenantId: string,
	part: string,
	count: number,
): Promise<Spelling[]> {
	const { rows } = await sql<Spelling>`
		SELECT spelling, word, shown, frequency FROM search_vocabulary
		WHERE tenant_id = ${tenantId} AND spelling LIKE '%' || ${part} || '%'
		ORDER BY frequency DESC, spelling LIMIT ${count}
	`.execute(tx);
	return rows;
}

/**
 * Spellings similar to a word, or among its likely typos; the caller decides which are close
 * enough.
 */
export async function listSimilarSpellings(
	tx: Tx,
	tenantId: string,
	word: string,
	slips: string[],
): Promise<Spelling[]> {
	const { rows } = await sql<Spelling>`
		(SELECT spelling, word, shown, frequency FROM search_vocabulary
		WHERE tenant_id = ${tenantId} AND spelling % ${word}
			AND length(spelling) BETWEEN ${word.length - 2}::int AND ${word.length + 2}::int
		ORDER BY similarity(spelling, ${word}) DESC LIMIT 40)
		UNION
		SELECT spelling, word, shown, frequency FROM search_vocabulary
		WHERE tenant_id = ${tenantId} AND spelling = ANY(${slips})
	`.execute(tx);
	return rows;
}

export async function allowDistantSpellings(tx: Tx): Promise<void> {
	await sql`SET LOCAL pg_trgm.similarity_threshold = 0.2`.execute(tx);
}

export type NameHit = { slug: string; name: string; kind: 'brand' | 'category' };

/** Brands and categories with a word that starts like this. */
export async function listNamesLike(
	tx: Tx,
	tenantId: string,
	folded: string,
	kinds: NameHit['kind'][],
): Promise<NameHit[]> {
	const { rows } = await sql<NameHit>`
		SELECT slug, name, kind FROM search_name
		WHERE tenant_id = ${tenantId} AND kind = ANY(${kinds})
			AND position(' ' || ${folded} in ' ' || folded) > 0
		ORDER BY position(' ' || ${folded} in ' ' || folded), kind DESC, length(name), name
	`.execute(tx);
	return rows;
}

/**
 * One interpretation of a query: every slot must be matched by one of its words. Several readings
 * are alternatives, such as "Fisolen" and "grüne Bohnen".
 */
export type Reading = {
	slots: string[][];
	/** Tiers by which it ranks below what was typed. */
	penalty: number;
};

/**
 * A term as words of the catalogue. `guesses`: penalty in tiers of words the shopper did not type.
 */
export type Query = { readings: Reading[]; facts: string[]; guesses: Map<string, number> };

/** Inlined, so that it is no parameter of the statement. */
const lastTier = sql.lit(5);

type Found = Omit<SearchResult, 'correctedTerm' | 'productIds'> & { ids: number[] };

/**
 * Bitmaps over products, numbered by popularity. Per tier, slots are ANDed: a product is as good as
 * its worst word, and each tier includes the better ones. Hits come tier by tier, the requested
 * pack size first, currently unavailable products last.
 */
export async function findProducts(
	tx: Tx,
	request: SearchRequest,
	{ readings, facts, guesses }: Query,
): Promise<Found | null> {
	const { tenantId, region, filters, sort, offset, pageSize, hasFacets } = request;
	const terms = readings.flatMap(({ slots, penalty }, way) =>
		slots.flatMap((words, slot) =>
			words.map((word) => ({
				way,
				slot,
				word,
				slots: slots.length,
				penalty: penalty + (guesses.get(word) ?? 0),
			})),
		),
	);
	const best = sql`(SELECT search_page(
		ARRAY(SELECT bits FROM tiered ORDER BY reach), preferred.bits, soldout.bits,
		${offset}::int, ${pageSize}::int
	) FROM preferred, soldout)`;
	const page = sort === 'relevance' ? best : sortedPage(request, sort);
	// Unneeded parts are left out of the statement: planning them costs as much as running them.
	const isPlain = !hasFacets && filters.length === 0;
	const everywhere = sql`
		UNION ALL
		SELECT facet, value, name, position, bits FROM listing_facet
		WHERE tenant_id = ${tenantId} AND listing = 'all'
	`;
	const { rows } = await sql<Found>`
		WITH terms AS (
			SELECT * FROM unnest(
				${terms.map(({ way }) => way)}::int[], ${terms.map(({ slot }) => slot)}::int[],
				${terms.map(({ slots }) => slots)}::int[], ${terms.map(({ penalty }) => penalty)}::int[],
				${terms.map(({ word }) => word)}::text[]
			) AS terms (way, slot, slots, penalty, word)
		), hit AS MATERIALIZED (
			SELECT way, slot, slots, least(tier + penalty, ${lastTier}) AS tier, bit_or(bits) AS bits
			FROM terms JOIN search_word ON tenant_id = ${tenantId} AND search_word.word = terms.word
			GROUP BY way, slot, slots, least(tier + penalty, ${lastTier})
		), met AS MATERIALIZED (
			SELECT way, slot, slots, reach, bit_or(bits) AS bits
			FROM hit JOIN generate_series(0, ${lastTier}) AS reach ON tier <= reach
			GROUP BY way, slot, slots, reach
		), reading AS MATERIALIZED (
			SELECT way, reach, bit_and(bits) AS bits FROM met
			GROUP BY way, slots, reach HAVING count(*) = slots
		), property AS MATERIALIZED (
			SELECT facet, value, NULL AS name, position, bits FROM listing_region_facet
			WHERE tenant_id = ${tenantId} AND listing = 'all' AND region = ${knownRegion(tenantId, region)}
			${isPlain ? sql`` : everywhere}
		), listed AS MATERIALIZED (
			SELECT bits & bits AS bits FROM property WHERE facet = 'listed'
		), allowed AS MATERIALIZED (
			${filters.length === 0 ? sql`SELECT bits FROM listed` : allowedBy(filters)}
		), tiered AS MATERIALIZED (
			SELECT reach, bit_or(reading.bits) & (SELECT bits FROM allowed) AS bits
			FROM reading GROUP BY reach
		), match AS MATERIALIZED (
			SELECT bits FROM tiered WHERE reach = ${lastTier}
		), preferred AS MATERIALIZED (
			SELECT array_remove(ARRAY[bit_and(bits), bit_or(bits), (
				SELECT bit_or(bits) FROM hit WHERE slots > 1 AND tier <= 1
			)], NULL)::varbit[] AS bits
			FROM search_word WHERE tenant_id = ${tenantId} AND word = ANY(${facts}::text[])
		), soldout AS MATERIALIZED (
			SELECT ~bits AS bits FROM property WHERE facet = 'availability' AND value = 'available'
		)
		SELECT ${knownRegion(tenantId, region)} AS region, bit_count(match.bits) AS total,
			${productsAt(tenantId, 'all', page)} AS ids,
			${hasFacets ? counts : sql`'[]'::json`} AS facets
		FROM match WHERE match.bits IS NOT NULL
	`.execute(tx);
	return rows[0] ?? null;
}

/** Another sort order applies to all hits, across tiers. */
function sortedPage(
	{ tenantId, region, offset, pageSize }: SearchRequest,
	sort: Exclude<SearchRequest['sort'], 'relevance'>,
) {
	return sql`(
		SELECT ${numbersBy(sort, sql`match.bits`, offset, pageSize)} FROM listing_region
		WHERE tenant_id = ${tenantId} AND listing = 'all' AND region = ${knownRegion(tenantId, region)}
	)`;
}

function allowedBy(filters: SearchRequest['filters']) {
	return sql`
		SELECT listed.bits & (SELECT bit_and(bits) FROM (${chosenBits(filters)}) AS chosen) AS bits
		FROM listed
	`;
}

/** OFFSET 0 keeps the filter on empty counts from evaluating bit_count twice. */
const counts = sql`coalesce((
	SELECT json_agg(counted) FROM (
		SELECT facet, value, name, position, bit_count(property.bits & match.bits) AS count
		FROM property WHERE facet NOT IN ('listed', 'origin') OFFSET 0
	) AS counted WHERE count > 0
), '[]')`;

export type ContentRow = { slug: string; title: string; description: string };

/** Pages whose title, description or keywords contain every word. */
export async function listContentHits(
	tx: Tx,
	tenantId: string,
	words: string[],
	offset: number,
	count: number,
): Promise<{ total: number; results: ContentRow[] }> {
	const { rows } = await sql<ContentRow & { total: number }>`
		SELECT key AS slug, document #>> '{meta,title}' AS title,
			coalesce(document #>> '{meta,description}', '') AS description, count(*) OVER () AS total
		FROM content_document
		CROSS JOIN LATERAL (
			SELECT folded(concat_ws(' ', document #>> '{meta,title}', document #>> '{meta,description}',
				document #>> '{meta,keywords}')) AS text
		) AS page
		WHERE tenant_id = ${tenantId} AND kind = 'page' AND document IS NOT NULL
			AND NOT coalesce((document #>> '{meta,noIndex}')::boolean, false)
			AND jsonb_array_length(coalesce(document -> 'audiences', '[]')) = 0
			AND (SELECT bool_and(text LIKE '%' || word || '%') FROM unnest(${words}::text[]) AS word)
		ORDER BY folded(document #>> '{meta,title}') LIKE '%' || ${words[0] ?? ''} || '%' DESC, key
		LIMIT ${count} OFFSET ${offset}
	`.execute(tx);
	return {
		total: rows[0]?.total ?? 0,
		results: rows.map(({ total: _, ...row }) => row),
	};
}

export async function countMiss(
	tx: Tx,
	tenantId: string,
	day: string,
	term: string,
): Promise<void> {
	await sql`
		INSERT INTO search_miss (tenant_id, day, term) VALUES (${tenantId}, ${day}::date, ${term})
		ON CONFLICT (tenant_id, day, term) DO UPDATE SET times = search_miss.times + 1
	`.execute(tx);
}

export async function listPopular(tx: Tx, tenantId: string): Promise<string[]> {
	const { rows } = await sql<{ term: string }>`
		SELECT term FROM search_popular WHERE tenant_id = ${tenantId} ORDER BY place
	`.execute(tx);
	return rows.map(({ term }) => term);
}
