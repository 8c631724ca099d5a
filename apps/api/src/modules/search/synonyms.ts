import { type SearchLanguage, stem, toWords } from '@korb/domain/search/search-words';
import type { Spelling } from './search.sql.ts';

/** Synonymous terms, each as its stemmed words. */
export type SynonymGroup = string[][];
export type Synonyms = { groups: SynonymGroup[]; spellings: Spelling[] };

const read = new Map<string, { text: string; synonyms: Synonyms }>();

/** Parsed once and again after an edit, because every search needs them. */
export function readSynonyms(tenantId: string, language: SearchLanguage, text: string): Synonyms {
	const key = `${tenantId} ${language}`;
	const last = read.get(key);
	if (last?.text === text) return last.synonyms;
	const synonyms = toSynonyms(JSON.parse(text), language);
	read.set(key, { text, synonyms });
	return synonyms;
}

/** Words that may be needed along with these, from the synonyms of the last search. */
export function relatedWords(tenantId: string, language: SearchLanguage, words: string[]) {
	const groups = read.get(`${tenantId} ${language}`)?.synonyms.groups ?? [];
	return groups
		.map((group) => group.flat())
		.filter((related) => words.some((word) => related.includes(word)))
		.flat();
}

function toSynonyms(groups: string[][], language: SearchLanguage): Synonyms {
	const spellings = groups
		.flat()
		.flatMap(toWords)
		.map((spelling) => ({
			spelling,
			word: stem(spelling, language),
			shown: spelling,
			frequency: 1,
		}));
	return {
		groups: groups.map((terms) =>
			terms.map((term) => toWords(term).map((word) => stem(word, language))),
		),
		spellings,
	};
}
