import { type SearchLanguage, stem } from './search-words.ts';

/** `heads`: what the product is ("Heumilch" is milk). `modifiers`: what it is made of or for. */
export type CompoundParts = { heads: string[]; modifiers: string[] };

const MIN_PART = 3;
/** Heads of this length are accepted even if the rest is not a word of the catalogue. */
const MIN_SURE_HEAD = 4;
const MIN_SURE_MODIFIER = 4;

/** Words that look like compounds but are not: an "Erdapfel" is not an apple. */
const wholes =
	/^(?:erdapfel|leberkas|fleischkas|paradeis|meerrettich|ananas|preiselbeer|wiener|eisberg|krapfen|pineapple|peppermint|cornflour|gingerbread|shortbread|buttermilk|horseradish|grapefruit|butterhead|doughnut)/;

/** Splits a word into words of the catalogue; all parts are returned as stems. */
export function splitCompound(
	word: string,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
	isSpelling: (word: string) => boolean = () => true,
): CompoundParts {
	const none = { heads: [], modifiers: [] };
	if (word.length < 2 * MIN_PART || wholes.test(word)) return none;
	const split = findSplit(word, language, isWord, isSpelling);
	const known = language === 'de' ? longestModifier(word, language, isWord) : null;
	if (!split?.isSure && known && known.length > word.length - (split?.at ?? word.length)) {
		return { heads: [], modifiers: [known] };
	}
	if (!split) return none;
	const head = word.slice(split.at);
	const modifier = word.slice(0, split.at);
	const inHead = splitCompound(head, language, isWord, isSpelling);
	const inModifier = splitCompound(modifier, language, isWord, isSpelling);
	return {
		heads: [stem(head, language), ...inHead.heads],
		modifiers: [
			stem(modifier, language),
			...inHead.modifiers,
			...inModifier.heads,
			...inModifier.modifiers,
		],
	};
}

/** Finds the start of the head: preferably between two known words, then the longest head. */
function findSplit(
	word: string,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
	isSpelling: (word: string) => boolean,
): { at: number; isSure: boolean } | null {
	let unsure: { at: number; isSure: boolean } | null = null;
	for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
		const head = word.slice(at);
		const stemmed = stem(head, language);
		if (!isWord(stemmed)) continue;
		if (isKnownModifier(word.slice(0, at), language, isWord)) return { at, isSure: true };
		// Every word has a vowel: "Schwein" is not wine. A short word does not get longer by its
		// ending: "Aubergine" contains no gin, unless the catalogue spells "Gine".
		const isLong = stemmed.length >= MIN_SURE_HEAD || isSpelling(head);
		if (head.length >= MIN_SURE_HEAD && isLong && /[aeiouy]/.test(word.slice(0, at))) {
			unsure ??= { at, isSure: false };
		}
	}
	return unsure;
}

/** German joins parts with "s" or "n": "Schafskäse", "Bohnensuppe". */
function isKnownModifier(
	part: string,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
): boolean {
	return (
		isWord(stem(part, language)) ||
		(part.endsWith('s') && isWord(stem(part.slice(0, -1), language)))
	);
}

function longestModifier(
	word: string,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
): string | null {
	for (let end = word.length - MIN_PART; end >= MIN_SURE_MODIFIER; end--) {
		const modifier = stem(word.slice(0, end), language);
		if (isWord(modifier)) return modifier;
	}
	return null;
}

const MIN_LEARNED = 5;

/**
 * Heads that only occur in compounds: "Schnitzel", where the catalogue has "Kalbsschnitzel" and
 * "Putenschnitzel" and both animals; "Blumen", where a category says "Schnittblumen" and a product
 * "Sonnenblumen".
 */
export function learnHeads(
	words: Iterable<string>,
	signs: Set<string>,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
): Set<string> {
	if (language !== 'de') return new Set();
	const onSigns = new Set([...signs].flatMap((sign) => endsOf(sign)));
	const found = new Map<string, { head: string; modifiers: Set<string> }>();
	for (const word of words) {
		const ends = endsOf(word);
		if (ends.some((end) => isWord(stem(end, language)))) continue;
		for (const head of ends) {
			const modifier = word.slice(0, -head.length);
			if (!onSigns.has(head) && !isKnownModifier(modifier, language, isWord)) continue;
			const key = stem(head, language);
			const entry = found.get(key) ?? { head, modifiers: new Set() };
			entry.modifiers.add(modifier);
			found.set(key, entry);
		}
	}
	const heads = [...found.values()].flatMap(({ head, modifiers }) =>
		modifiers.size > 1 ? [head] : [],
	);
	// "Kalbsschnitzel" could also end in "chnitzel".
	const isWhole = (head: string) => !heads.some((other) => other !== head && other.endsWith(head));
	return new Set(heads.filter(isWhole));
}

/** Suffixes that could be words: they start with at most three consonants. */
function endsOf(word: string): string[] {
	const ends: string[] = [];
	for (let at = MIN_PART + 1; at <= word.length - MIN_LEARNED; at++) {
		const isWordlike =
			/^[^aeiou]{1,4}[aeiou]/.test(word.slice(at)) && /[aeiou]/.test(word.slice(0, at));
		if (isWordlike) ends.push(word.slice(at));
	}
	return ends;
}
