import { learnHeads, splitCompound } from '@korb/domain/search/search-compounds';
import { isPortion, type Role, readName } from '@korb/domain/search/search-phrase';
import { type SearchLanguage, stem, toFacts, toWords } from '@korb/domain/search/search-words';
import type { Tx } from '../../db/schema.ts';
import { type Aisle, createAisles } from './aisles.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { labelWords } from './label-words.ts';
import { listPopularSigns } from './popular-signs.ts';
import {
	clearWords,
	insertFirstSynonyms,
	insertNames,
	insertPopular,
	insertPostings,
	insertVocabulary,
	listNames,
	listWordSources,
	type Posting,
	type WordSource,
} from './words.sql.ts';

const SLICE = 20_000;
const ROWS_PER_INSERT = 2000;
const LAST_TIER = 5;
const MIN_NAMED = 2;

/** The position of a word in the name decides how well it describes the product. */
type Place = { spelling: string; shown: string; rank: number };

const ranks: Record<Role, number> = { head: 0, kind: 1, trait: 2, modifier: 3 };
/** Brands, labels and amounts do not describe the thing itself, so their parts are not indexed. */
const PLAIN = 4;

/** Rebuilds the search index of one tenant, over the product numbers of the complete assortment. */
export async function buildWords(
	tx: Tx,
	tenantId: string,
	language: SearchLanguage,
): Promise<void> {
	const index = createIndex(language, defaultSynonyms[language]);
	let size = 0;
	for (;;) {
		const slice = await listWordSources(tx, tenantId, size, SLICE);
		for (const source of slice) index.add(source);
		size += slice.length;
		if (slice.length < SLICE) break;
	}
	await clearWords(tx, tenantId);
	await insertFirstSynonyms(tx, tenantId, defaultSynonyms[language]);
	const names = await listNames(tx, tenantId);
	for (const { name } of names) index.know(name);
	const { postings, vocabulary, popular } = index.finish();
	for (const rows of chunks(postings)) await insertPostings(tx, tenantId, size, rows);
	for (const rows of chunks(vocabulary)) await insertVocabulary(tx, tenantId, rows);
	await insertPopular(tx, tenantId, popular);
	await insertNames(
		tx,
		tenantId,
		names.map((row) => ({ ...row, folded: toWords(row.name).join(' ') })),
	);
}

function createIndex(language: SearchLanguage, synonymGroups: string[][]) {
	const seen = new Map<string, { shown: string; numbers: number[][] }>();
	const named = new Set<string>();
	const aisleOf: string[] = [];
	const aisles = new Map<string, Aisle & { numbers: number[] }>();

	function entryOf(spelling: string, shown: string) {
		let entry = seen.get(spelling);
		if (!entry) {
			entry = { shown, numbers: Array.from({ length: PLAIN + 1 }, () => []) };
			seen.set(spelling, entry);
		}
		return entry;
	}

	/**
	 * Adds words of brands and categories: "Marmelade" may appear in a category and in no product
	 * name.
	 */
	function know(name: string): void {
		for (const shown of name.match(/\p{L}+/gu) ?? []) {
			const [spelling] = toWords(shown);
			if (!spelling || spelling.length < MIN_NAMED) continue;
			named.add(spelling);
			entryOf(spelling, shown);
		}
	}

	function add(source: WordSource): void {
		for (const { spelling, shown, rank } of placesOf(source, language)) {
			entryOf(spelling, shown).numbers[rank]?.push(source.number);
		}
		const slug = source.categories.join(' / ');
		const aisle = aisles.get(slug) ?? { slug, names: source.categories, size: 0, numbers: [] };
		aisle.size++;
		aisle.numbers.push(source.number);
		aisles.set(slug, aisle);
		aisleOf[source.number] = slug;
	}

	/** Compounds are split once per word, not per product, so the catalogue size hardly matters. */
	function finish() {
		const stems = new Set([...seen.keys()].map((spelling) => stem(spelling, language)));
		const learned = learnHeads(seen.keys(), named, language, (word) => stems.has(word));
		for (const head of learned) {
			stems.add(stem(head, language));
			entryOf(head, head.charAt(0).toUpperCase() + head.slice(1));
			named.add(head);
		}
		const isWord = (part: string) => stems.has(part) || isPortion(part, language);
		const synonyms = new Map<string, string[]>();
		for (const group of synonymGroups) {
			const single = group.map(toWords).filter((words) => words.length === 1);
			const words = single.map(([word = '']) => stem(word, language));
			for (const word of words) synonyms.set(word, words);
		}
		const synonymsOf = (word: string) => synonyms.get(word) ?? [];
		const ranked = rankWords(isWord);
		const home = createAisles([...aisles.values()], language, isWord, synonymsOf);
		const postings: Posting[] = [];
		const frequencies = new Map<string, number>();
		for (const word of new Set([...ranked.keys(), ...stems])) {
			const lists = ranked.get(word) ?? [];
			frequencies.set(word, new Set(lists.flat()).size);
			postings.push(...toPostings(word, lists, home));
		}
		const vocabulary = [...seen]
			.filter(([spelling]) => !spelling.startsWith('#'))
			.map(([spelling, { shown, numbers }]) => ({
				spelling,
				word: stem(spelling, language),
				shown,
				frequency: frequencies.get(stem(spelling, language)) ?? 0,
				is_offered: named.has(spelling) || (numbers[0]?.length ?? 0) > 0,
			}));
		const sellers = new Map<string, number[]>();
		for (const [spelling, { numbers }] of seen) {
			const word = stem(spelling, language);
			sellers.set(word, [...(sellers.get(word) ?? []), ...(numbers[ranks.head] ?? [])]);
		}
		const sellersOf = (word: string) => sellers.get(word) ?? [];
		return {
			postings,
			vocabulary,
			popular: listPopularSigns([...aisles.values()], sellersOf, language),
		};
	}

	/** The products of every stem by rank, including its compounds. */
	function rankWords(isWord: (part: string) => boolean): Map<string, number[][]> {
		const ranked = new Map<string, number[][]>();
		const put = (word: string, rank: number, numbers: number[]) => {
			if (numbers.length === 0) return;
			const lists = ranked.get(word) ?? Array.from({ length: PLAIN + 1 }, () => []);
			for (const number of numbers) lists[rank]?.push(number);
			ranked.set(word, lists);
		};
		for (const [spelling, { numbers }] of seen) {
			const { heads, modifiers } = splitCompound(spelling, language, isWord, (part) =>
				seen.has(part),
			);
			const isPart = heads.some((head) => isPortion(head, language));
			numbers.forEach((list, rank) => {
				put(stem(spelling, language), rank, list);
				if (rank === PLAIN) return;
				for (const head of heads) put(head, Math.max(rank, ranks.kind), list);
				for (const modifier of modifiers) {
					put(modifier, isPart ? Math.max(rank, ranks.kind) : ranks.modifier, list);
				}
			});
		}
		return ranked;
	}

	function toPostings(
		word: string,
		lists: number[][],
		home: ReturnType<typeof createAisles>,
	): Posting[] {
		const tiers: number[][] = Array.from({ length: LAST_TIER + 1 }, () => []);
		const taken = new Set<number>();
		const mentions = home.hasSign(word) ? countByAisle(lists.slice(0, PLAIN)) : null;
		const homes = mentions && home.homesOf(word, mentions);
		const isAtHomeSomewhere = [...(homes?.values() ?? [])].some(({ isHome }) => isHome);
		const put = (number: number, tier: number) => {
			if (taken.has(number)) return;
			taken.add(number);
			tiers[tier]?.push(number);
		};
		if (!mentions) for (const number of lists[PLAIN] ?? []) put(number, 0);
		lists.slice(0, PLAIN).forEach((numbers, rank) => {
			for (const number of numbers) {
				const aisle = aisleOf[number] ?? '';
				const isHome = homes?.get(aisle)?.isHome ?? false;
				const table = isHome ? atHome : isAtHomeSomewhere ? elsewhere : homeless;
				const tier = table[rank] ?? LAST_TIER;
				put(number, home.isOutOfPlace(aisle, word, rank > ranks.kind) ? LAST_TIER : tier);
			}
		});
		for (const [slug, { isHome, fill }] of homes ?? []) {
			if (fill === null) continue;
			const tier = isHome || !isAtHomeSomewhere || fill > 1 ? fill : LAST_TIER;
			for (const number of aisles.get(slug)?.numbers ?? []) put(number, tier);
		}
		// A brand named after a thing is not the thing.
		for (const number of lists[PLAIN] ?? []) put(number, PLAIN);
		return tiers
			.map((numbers, tier) => ({ word, tier, numbers: numbers.sort((a, b) => a - b) }))
			.filter(({ numbers }) => numbers.length > 0);
	}

	function countByAisle(lists: number[][]): Map<string, number> {
		const counts = new Map<string, number>();
		for (const number of new Set(lists.flat())) {
			const slug = aisleOf[number] ?? '';
			counts.set(slug, (counts.get(slug) ?? 0) + 1);
		}
		return counts;
	}

	return { add, know, finish };
}

/** Tiers by rank: in the word's home category, outside of it, and for words without one. */
const atHome = [0, 1, 2, 2];
const elsewhere = [2, 3, 3, 4];
const homeless = [0, 1, 2, 4];

function placesOf(source: WordSource, language: SearchLanguage): Place[] {
	const shownAs = new Map(
		(source.name.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [toWords(word)[0], word]),
	);
	const place = (rank: number) => (spelling: string) => ({
		spelling,
		shown: shownAs.get(spelling) ?? spelling,
		rank,
	});
	const facts = [...toFacts(source.name), ...toFacts(source.content_text)];
	return [
		...readName(source.name, language).map(({ word, role }) => place(ranks[role])(word)),
		...source.keywords.flatMap(toWords).map(place(ranks.kind)),
		...toWords(source.brand ?? '').map(place(PLAIN)),
		...source.labels.flatMap((label) => labelWords(label, language)).map(place(PLAIN)),
		...facts.map(place(PLAIN)),
	];
}

function* chunks<Row>(rows: Row[]): Generator<Row[]> {
	for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
		yield rows.slice(from, from + ROWS_PER_INSERT);
	}
}
