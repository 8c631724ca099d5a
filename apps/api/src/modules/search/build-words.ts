import { splitCompound } from '@korb/domain/search-compounds';
import {
	type SearchLanguage,
	splitPhrase,
	stem,
	toAmounts,
	toWords,
} from '@korb/domain/search-words';
import type { Tx } from '../../db/schema.ts';
import { defaultSynonyms } from './default-synonyms.ts';
import { labelWords } from './label-words.ts';
import {
	clearWords,
	insertFirstSynonyms,
	insertNames,
	insertPostings,
	insertVocabulary,
	listNames,
	listWordSources,
	type Posting,
	type WordSource,
} from './words.sql.ts';

const SLICE = 20_000;
const ROWS_PER_INSERT = 2000;
const LAST_TIER = 3;
const MIN_NAMED = 3;

/** Where a word stands says how well it describes the product. */
type Place = { spelling: string; shown: string; tier: number };

/** Writes the index of one tenant anew, over the numbers of the shelf of everything. */
export async function buildWords(
	tx: Tx,
	tenantId: string,
	language: SearchLanguage,
): Promise<void> {
	const index = createIndex(language);
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
	for (const rows of chunks(index.postings())) await insertPostings(tx, tenantId, size, rows);
	for (const rows of chunks(index.vocabulary())) await insertVocabulary(tx, tenantId, rows);
	await insertNames(
		tx,
		tenantId,
		names.map((row) => ({ ...row, folded: toWords(row.name).join(' ') })),
	);
}

function createIndex(language: SearchLanguage) {
	const seen = new Map<string, { shown: string; numbers: number[][] }>();
	const named = new Set<string>();

	function entryOf(spelling: string, shown: string) {
		let entry = seen.get(spelling);
		if (!entry) {
			entry = { shown, numbers: Array.from({ length: LAST_TIER + 1 }, () => []) };
			seen.set(spelling, entry);
		}
		return entry;
	}

	/** Words of brands and categories: "Marmelade" may stand on a sign and in no product's name. */
	function know(name: string): void {
		for (const shown of name.match(/\p{L}+/gu) ?? []) {
			const [spelling] = toWords(shown);
			if (!spelling || spelling.length < MIN_NAMED) continue;
			named.add(spelling);
			entryOf(spelling, shown);
		}
	}

	function add(source: WordSource): void {
		for (const { spelling, shown, tier } of placesOf(source, language)) {
			entryOf(spelling, shown).numbers[tier]?.push(source.number);
		}
	}

	/** Parts of compounds are worked out per word and not per product, so size hardly matters. */
	function postings(): Posting[] {
		const stems = new Set([...seen.keys()].map((spelling) => stem(spelling, language)));
		const found = new Map<string, Posting>();
		const put = (word: string, tier: number, numbers: number[]) => {
			if (numbers.length === 0) return;
			const key = `${word} ${tier}`;
			const posting = found.get(key) ?? { word, tier, numbers: [] };
			for (const number of numbers) posting.numbers.push(number);
			found.set(key, posting);
		};
		for (const [spelling, { numbers }] of seen) {
			const { heads, modifiers } = splitCompound(spelling, language, (part) => stems.has(part));
			numbers.forEach((list, tier) => {
				put(stem(spelling, language), tier, list);
				for (const head of heads) put(head, Math.max(tier, 1), list);
				for (const modifier of modifiers) put(modifier, Math.max(tier, 2), list);
			});
		}
		return [...found.values()].map((posting) => ({
			...posting,
			numbers: [...new Set(posting.numbers)].sort((a, b) => a - b),
		}));
	}

	function vocabulary() {
		return [...seen]
			.filter(([spelling]) => !spelling.startsWith('#'))
			.map(([spelling, { shown, numbers }]) => ({
				spelling,
				word: stem(spelling, language),
				shown,
				frequency: numbers.reduce((sum, list) => sum + list.length, 0),
				is_offered: named.has(spelling) || (numbers[0]?.length ?? 0) > 0,
			}));
	}

	return { add, know, postings, vocabulary };
}

function placesOf(source: WordSource, language: SearchLanguage): Place[] {
	const { main, extra } = splitPhrase(source.name);
	const shownAs = new Map(
		(source.name.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [toWords(word)[0], word]),
	);
	const place = (tier: number) => (spelling: string) => ({
		spelling,
		shown: shownAs.get(spelling) ?? spelling,
		tier,
	});
	const core = coreOf(main, language);
	const rest = main.filter((word) => word !== core);
	const single = source.categories.filter((name) => !/[&,]|\b(?:und|and)\b/.test(name));
	return [
		...(core ? [place(0)(core)] : []),
		...rest.map(place(1)),
		...extra.map(place(2)),
		...toWords(source.brand ?? '').map(place(0)),
		...source.labels.flatMap((label) => labelWords(label, language)).map(place(0)),
		...source.keywords.flatMap(toWords).map(place(1)),
		...single.flatMap(toWords).map(place(LAST_TIER)),
		...toAmounts(source.content_text).amounts.map(place(0)),
	];
}

const describing =
	/^(?:(?:.*(?:isch|lich)|bio|frisch|fein|jung|gross|klein|mini|rot|grun|weiss|schwarz|gelb|braun|mild|zart|bunt|gemischt|ganz|echt)(?:e[rsnm]?)?|.*iger?|.*iges)$/;

/** English puts the thing last ("apple juice"), German first ("Äpfel Gala") but after adjectives. */
function coreOf(words: string[], language: SearchLanguage): string | undefined {
	if (language === 'en') return words.at(-1);
	return words.find((word) => !describing.test(word)) ?? words[0];
}

function* chunks<Row>(rows: Row[]): Generator<Row[]> {
	for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
		yield rows.slice(from, from + ROWS_PER_INSERT);
	}
}
