import { type SearchLanguage, stem } from './search-words.ts';

/** `heads`: what the thing is, "Heumilch" is milk. `modifiers`: what it is made of or for. */
export type CompoundParts = { heads: string[]; modifiers: string[] };

const MIN_PART = 3;
/** Heads this long are believed even when the rest is no word of the catalogue. */
const MIN_SURE_HEAD = 4;
const MIN_SURE_MODIFIER = 4;

/** Look like compounds and are none: an "Erdapfel" is no apple. */
const wholes =
	/^(?:erdapfel|leberkas|fleischkas|paradeis|meerrettich|ananas|preiselbeer|wiener|eisberg|krapfen)/;

/** Splits a word into words of the catalogue; all parts come back as stems. */
export function splitCompound(
	word: string,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
): CompoundParts {
	const none = { heads: [], modifiers: [] };
	if (word.length < 2 * MIN_PART || wholes.test(word)) return none;
	const split = findSplit(word, language, isWord);
	if (!split) {
		const modifier = longestModifier(word, language, isWord);
		return modifier ? { heads: [], modifiers: [modifier] } : none;
	}
	const head = word.slice(split);
	const modifier = word.slice(0, split);
	const inHead = splitCompound(head, language, isWord);
	const inModifier = splitCompound(modifier, language, isWord);
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

/** Where the head begins: best with a known word on both sides, then with the longest head. */
function findSplit(
	word: string,
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
): number | null {
	let unsure: number | null = null;
	for (let at = MIN_PART; at <= word.length - MIN_PART; at++) {
		if (!isWord(stem(word.slice(at), language))) continue;
		if (isKnownModifier(word.slice(0, at), language, isWord)) return at;
		if (word.length - at >= MIN_SURE_HEAD) unsure ??= at;
	}
	return unsure;
}

/** German glues with "s" or "n": "Schafskäse", "Bohnensuppe". */
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
