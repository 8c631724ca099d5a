import { splitCompound } from '@korb/domain/search/search-compounds';
import { allowedTypos, correct, likelySlips } from '@korb/domain/search/search-typos';
import {
	isFiller,
	readFacts,
	type SearchLanguage,
	stem,
	toWords,
} from '@korb/domain/search/search-words';
import type { Tx } from '../../db/schema.ts';
import {
	allowDistantSpellings,
	listCompletions,
	listKnownWords,
	listSimilarSpellings,
	listSpellingsWith,
	loadDictionary,
	type Query,
	type Spelling,
} from './search.sql.ts';
import { readSynonyms, relatedWords, type SynonymGroup, type Synonyms } from './synonyms.ts';

/** A word of the query with its candidates; `corrected` when it was misspelt. */
type Slot = { typed: string; words: string[]; corrected: string | null };
type Slots = string[][];

const MAX_READINGS = 8;
const MAX_COMPLETIONS = 8;
/** Shorter parts occur in unrelated words. */
const MIN_PART = 3;
const MAX_CORRECTIONS = 3;
/** Within this distance a typo is more likely than a part of another word. */
const ONE_SLIP = 1;
/** Penalty in tiers for other completions of a prefix, and for words that contain the typed one. */
const OTHER_COMPLETION = 2;
const INSIDE = 1;

/**
 * Maps a term to words of the catalogue: completes, corrects and translates what it does not know.
 */
export async function readQuery(
	tx: Tx,
	tenantId: string,
	language: SearchLanguage,
	term: string,
): Promise<Query & { correctedTerm: string | null }> {
	const { facts, rest } = readFacts(term);
	const words = meaningful(toWords(rest));
	const stems = words.map((word) => stem(word, language));
	const joined = words.slice(1).map((word, at) => stem(`${words[at]}${word}`, language));
	const queryWords = [...stems, ...joined, ...relatedWords(tenantId, language, stems)];
	const {
		known: inCatalogue,
		parts,
		synonyms: text,
	} = await loadDictionary(tx, tenantId, queryWords);
	const synonyms = readSynonyms(tenantId, language, text);
	const reader = createReader(tx, { tenantId, language, queryWords, inCatalogue, synonyms });
	const slots: Slot[] = [];
	for (const word of words) slots.push(...(await reader.read(word)));
	const known = slots.filter((slot) => slot.words.length > 0);
	const translated = translate(
		known.map((slot) => slot.words),
		synonyms,
	);
	const isCorrected = known.some(({ corrected }) => corrected !== null);
	const own = known.length === 0 ? [] : await reader.unfold(translated);
	const split = await reader.splitParts(known, parts);
	const glued = joined.filter((word) => inCatalogue.includes(word) && words.length === 2);
	return {
		readings: [...own, ...split, ...glued.map((word) => [[word]])].map((slots) => ({
			slots,
			penalty: 0,
		})),
		facts,
		guesses: reader.guesses,
		correctedTerm: isCorrected
			? known.map(({ corrected, typed }) => corrected ?? typed).join(' ')
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
	/** Words already looked up in the catalogue. */
	queryWords: string[];
	inCatalogue: string[];
	synonyms: Synonyms;
};

function createReader(tx: Tx, dictionary: Dictionary) {
	const { tenantId, language, queryWords, inCatalogue, synonyms } = dictionary;
	const known = new Set([...inCatalogue, ...synonyms.spellings.map(({ word }) => word)]);
	const guesses = new Map<string, number>();

	async function read(word: string): Promise<Slot[]> {
		const stemmed = stem(word, language);
		if (known.has(stemmed)) return [{ typed: word, words: [stemmed], corrected: null }];
		const completions = await complete(word);
		if (completions.length > 0) {
			guess(completions.slice(1), OTHER_COMPLETION);
			return [{ typed: word, words: completions, corrected: null }];
		}
		const near = await listNear(word);
		const inside = async () => {
			const found = await listContaining(stemmed);
			guess(found, INSIDE);
			return toSlots(word, found, null);
		};
		return (
			toCorrection(word, correct(word, near, ONE_SLIP)) ??
			(await splitIntoKnown(word)) ??
			(await inside()) ??
			toCorrection(word, correct(word, near)) ?? [{ typed: word, words: [], corrected: null }]
		);
	}

	function guess(words: string[], cost: number): void {
		for (const word of words) guesses.set(word, cost);
	}

	/** "Erdbeerjoghurt" may occur only in "Erdbeerjoghurtschokolade" and still be available. */
	async function splitParts(slots: Slot[], parts: string[]): Promise<Slots[]> {
		const isPart = ({ words }: Slot) => words.length === 1 && parts.includes(words[0] ?? '');
		if (!slots.some(isPart)) return [];
		let isSplit = false;
		const reading: Slots = [];
		for (const slot of slots) {
			const split = isPart(slot) ? await splitIntoKnown(slot.typed) : null;
			isSplit ||= split !== null;
			reading.push(...(split ?? [slot]).map(({ words }) => words));
		}
		return isSplit ? [reading] : [];
	}

	/** A synonym may occur in the catalogue only as part of other words. */
	async function unfold(readings: Slots[]): Promise<Slots[]> {
		const words = [...new Set(readings.flat(2))];
		const borrowed = words.filter((word) => known.has(word) && !inCatalogue.includes(word));
		const newWords = borrowed.filter((word) => !queryWords.includes(word));
		const there = newWords.length === 0 ? [] : await listKnownWords(tx, tenantId, newWords);
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
		// Pipelined: both are sent at once and run in order.
		const [, found] = await Promise.all([
			allowDistantSpellings(tx),
			listSimilarSpellings(tx, tenantId, word, likelySlips(word)),
		]);
		return [...found, ...synonyms.spellings];
	}

	/** "Heumilchkäse" when the catalogue only knows its parts. */
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
		return [modifier, head].map((part) => ({ typed: word, words: [part], corrected: null }));
	}

	return { read, unfold, splitParts, guesses };
}

function toSlots(typed: string, words: string[], corrected: string | null): Slot[] | null {
	return words.length === 0 ? null : [{ typed, words: [...new Set(words)], corrected }];
}

function toCorrection(typed: string, nearest: Spelling[]): Slot[] | null {
	const words = nearest.slice(0, MAX_CORRECTIONS).map(({ word }) => word);
	return toSlots(typed, words, nearest[0]?.shown ?? null);
}

/** All translations of a reading, the shopper's own first. */
function translate(reading: Slots, { groups }: Synonyms): Slots[] {
	let readings = [reading];
	for (const group of groups) {
		const translated = readings.flatMap((one) => others(one, group));
		readings = [...readings, ...translated].slice(0, MAX_READINGS);
	}
	return readings;
}

function others(reading: Slots, group: SynonymGroup): Slots[] {
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
