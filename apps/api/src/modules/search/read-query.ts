import { splitCompound } from '@korb/domain/search-compounds';
import { allowedTypos, correct, likelySlips } from '@korb/domain/search-typos';
import { isFiller, type SearchLanguage, stem, toAmounts, toWords } from '@korb/domain/search-words';
import type { Tx } from '../../db/schema.ts';
import {
	allowDistantSpellings,
	listCompletions,
	listKnownWords,
	listSimilarSpellings,
	listSpellingsWith,
	loadDictionary,
	type Reading,
	type Spelling,
} from './search.sql.ts';
import { readSynonyms, relatedWords, type SynonymGroup, type Synonyms } from './synonyms.ts';

export type Query = { readings: Reading[]; amounts: string[]; correctedTerm: string | null };

/** A word of the query with what it may stand for; `corrected` when it was misspelt. */
type Slot = { words: string[]; corrected: string | null };

const MAX_READINGS = 8;
const MAX_COMPLETIONS = 8;
/** Shorter parts stand in words that have nothing to do with them. */
const MIN_PART = 3;
const MAX_CORRECTIONS = 3;
/** Nearer than this, a misspelt word is likelier than a part of another. */
const ONE_SLIP = 1;

/** Turns a term into words of the catalogue: completes, corrects and translates what it does not know. */
export async function readQuery(
	tx: Tx,
	tenantId: string,
	language: SearchLanguage,
	term: string,
): Promise<Query> {
	const { amounts, rest } = toAmounts(term);
	const words = meaningful(toWords(rest));
	const stems = words.map((word) => stem(word, language));
	const asked = [...stems, ...relatedWords(tenantId, language, stems)];
	const { known: inCatalogue, synonyms: text } = await loadDictionary(tx, tenantId, asked);
	const synonyms = readSynonyms(tenantId, language, text);
	const reader = createReader(tx, { tenantId, language, asked, inCatalogue, synonyms });
	const slots: Slot[] = [];
	for (const word of words) slots.push(...(await reader.read(word)));
	const known = slots.filter((slot) => slot.words.length > 0);
	const translated = translate(
		known.map((slot) => slot.words),
		synonyms,
	);
	const isCorrected = known.some(({ corrected }) => corrected !== null);
	return {
		readings: known.length === 0 ? [] : await reader.unfold(translated),
		amounts,
		correctedTerm: isCorrected
			? known.map(({ corrected, words: [word] }) => corrected ?? word).join(' ')
			: null,
	};
}

function meaningful(words: string[]): string[] {
	const content = words.filter((word) => /[a-z]/.test(word) && !isFiller(word));
	return content.length > 0 ? content : words;
}

type Dictionary = {
	tenantId: string;
	language: SearchLanguage;
	/** Words of which it is known whether they stand in the catalogue. */
	asked: string[];
	inCatalogue: string[];
	synonyms: Synonyms;
};

function createReader(tx: Tx, dictionary: Dictionary) {
	const { tenantId, language, asked, inCatalogue, synonyms } = dictionary;
	const known = new Set([...inCatalogue, ...synonyms.spellings.map(({ word }) => word)]);

	async function read(word: string): Promise<Slot[]> {
		const stemmed = stem(word, language);
		if (known.has(stemmed)) return [{ words: [stemmed], corrected: null }];
		const completions = await complete(word);
		if (completions.length > 0) return [{ words: completions, corrected: null }];
		const near = await listNear(word);
		const inside = async () => toSlots(await listContaining(stemmed), null);
		return (
			toCorrection(correct(word, near, ONE_SLIP)) ??
			(await inside()) ??
			toCorrection(correct(word, near)) ??
			(await splitIntoKnown(word)) ?? [{ words: [], corrected: null }]
		);
	}

	/** A synonym may stand in the catalogue only as part of other words. */
	async function unfold(readings: Reading[]): Promise<Reading[]> {
		const words = [...new Set(readings.flat(2))];
		const borrowed = words.filter((word) => known.has(word) && !inCatalogue.includes(word));
		const unasked = borrowed.filter((word) => !asked.includes(word));
		const there = unasked.length === 0 ? [] : await listKnownWords(tx, tenantId, unasked);
		const isThere = (word: string) => !borrowed.includes(word) || there.includes(word);
		const parts = new Map<string, string[]>(
			await Promise.all(
				words.map(
					async (word) => [word, isThere(word) ? [word] : await listContaining(word)] as const,
				),
			),
		);
		return readings
			.map((reading) => reading.map((slot) => slot.flatMap((word) => parts.get(word) ?? [])))
			.filter((reading) => reading.every((slot) => slot.length > 0));
	}

	async function listContaining(part: string): Promise<string[]> {
		if (part.length < MIN_PART) return [];
		const found = await listSpellingsWith(tx, tenantId, part, MAX_COMPLETIONS);
		return [...new Set(found.map(({ word }) => word))];
	}

	async function complete(word: string): Promise<string[]> {
		const found = await listCompletions(tx, tenantId, word, MAX_COMPLETIONS);
		const own = synonyms.spellings.filter(({ spelling }) => spelling.startsWith(word));
		return [...new Set([...found, ...own].map((entry) => entry.word))].slice(0, MAX_COMPLETIONS);
	}

	async function listNear(word: string): Promise<Spelling[]> {
		if (allowedTypos(word) === 0) return [];
		// Sent together, answered one after the other.
		const [, found] = await Promise.all([
			allowDistantSpellings(tx),
			listSimilarSpellings(tx, tenantId, word, likelySlips(word)),
		]);
		return [...found, ...synonyms.spellings];
	}

	/** "Heumilchkäse" when the catalogue only knows both halves. */
	async function splitIntoKnown(word: string): Promise<Slot[] | null> {
		const ends = Array.from({ length: word.length }, (_, at) => [
			word.slice(at),
			word.slice(0, at),
		]);
		const parts = await listKnownWords(
			tx,
			tenantId,
			ends.flat().map((part) => stem(part, language)),
		);
		const { heads, modifiers } = splitCompound(word, language, (part) => parts.includes(part));
		const [head] = heads;
		const [modifier] = modifiers;
		if (!head || !modifier || !parts.includes(modifier)) return null;
		return [head, modifier].map((part) => ({ words: [part], corrected: null }));
	}

	return { read, unfold };
}

function toSlots(words: string[], corrected: string | null): Slot[] | null {
	return words.length === 0 ? null : [{ words: [...new Set(words)], corrected }];
}

function toCorrection(nearest: Spelling[]): Slot[] | null {
	const words = nearest.slice(0, MAX_CORRECTIONS).map(({ word }) => word);
	return toSlots(words, nearest[0]?.shown ?? null);
}

/** All ways to say the same, the shopper's own first. */
function translate(reading: Reading, { groups }: Synonyms): Reading[] {
	let readings = [reading];
	for (const group of groups) {
		const translated = readings.flatMap((one) => others(one, group));
		readings = [...readings, ...translated].slice(0, MAX_READINGS);
	}
	return readings;
}

function others(reading: Reading, group: SynonymGroup): Reading[] {
	for (const term of group) {
		const start = reading.findIndex((_, at) =>
			term.every((word, index) => reading[at + index]?.includes(word)),
		);
		if (start === -1) continue;
		return group
			.filter((other) => other !== term)
			.map((other) => [
				...reading.slice(0, start),
				...other.map((word) => [word]),
				...reading.slice(start + term.length),
			]);
	}
	return [];
}
