import { splitCompound } from '@korb/domain/search/search-compounds';
import { readName } from '@korb/domain/search/search-phrase';
import { type SearchLanguage, stem } from '@korb/domain/search/search-words';

/** How precisely a category name (a sign) describes its products. */
type Sign = 'exact' | 'compound' | 'one of several' | 'modifier';
/**
 * `fill`: the tier of products here that do not mention the word, or null if they are something
 * else.
 */
type Home = { isHome: boolean; fill: number | null };
export type Aisle = { slug: string; names: string[]; size: number };

/**
 * Below this share of mentions, products do not repeat the category name: Riesling under
 * "Weißwein".
 */
const RARELY_MENTIONED_SHARE = 0.1;
/** A category whose claim to a word is below this share of the best one is not its home. */
const HOME_SHARE = 0.5;

/**
 * Departments whose products are named after food but made for babies or pets, or only smell of it.
 */
const forOthers = /^(?:baby|babies|tier|tiere|haustiere?|pets?)\b/i;
const notToEat = /^(?:haushalt|drogerie|household|personal care)\b/i;

/**
 * Decides which categories shoppers mean by a word: those that are named after it and full of it.
 */
export function createAisles(
	aisles: Aisle[],
	language: SearchLanguage,
	isWord: (stemmed: string) => boolean,
	synonyms: (word: string) => string[],
) {
	const signs = new Map(
		aisles.map(({ slug, names }) => {
			const own = signsOf(names.at(-1) ?? '', language, isWord);
			const borrowed = [...own].flatMap(([word, sign]) =>
				synonyms(word).map((other): [string, Sign] => [other, sign]),
			);
			return [slug, new Map([...borrowed, ...own])];
		}),
	);
	const parents = new Map(
		aisles.map(({ slug, names }) => [slug, parentSigns(names.slice(0, -1), language, isWord)]),
	);
	const withWord = new Map<string, Aisle[]>();
	for (const aisle of aisles) {
		const words = [...(signs.get(aisle.slug)?.keys() ?? []), ...(parents.get(aisle.slug) ?? [])];
		for (const word of new Set(words)) {
			withWord.set(word, [...(withWord.get(word) ?? []), aisle]);
		}
	}

	/** `mentions`: how many products of each category mention the word. */
	function homesOf(word: string, mentions: Map<string, number>) {
		const claims = (withWord.get(word) ?? []).map((aisle) => {
			const sign = signs.get(aisle.slug)?.get(word);
			const share = (mentions.get(aisle.slug) ?? 0) / aisle.size;
			const isRarelyMentioned = share < RARELY_MENTIONED_SHARE;
			const isWhole = sign === 'exact' || sign === 'compound';
			const isNamed = sign === 'one of several' || (sign === 'modifier' && isRarelyMentioned);
			const claim = aisle.size * (isWhole ? 1 : isNamed ? Math.max(share, 0.5) : 0);
			const isForOthers = forOthers.test(aisle.names[0] ?? '');
			return {
				slug: aisle.slug,
				isWhole,
				claim: isForOthers ? claim / 10 : claim,
				fill: sign === 'exact' ? 1 : !sign || isWhole || isRarelyMentioned ? 2 : null,
			};
		});
		const best = Math.max(0, ...claims.map(({ claim }) => claim));
		return new Map(
			claims.map(({ slug, isWhole, claim, fill }): [string, Home] => [
				slug,
				{ isHome: claim > 0 && (isWhole || claim >= best * HOME_SHARE), fill },
			]),
		);
	}

	const departments = new Map(aisles.map(({ slug, names }) => [slug, names[0] ?? '']));

	/**
	 * A search for chicken does not mean cat food, and one for lemons no cleaner that smells of them.
	 */
	function isOutOfPlace(slug: string, word: string, isModifier: boolean): boolean {
		const department = departments.get(slug) ?? '';
		const isElsewhere = forOthers.test(department) || (isModifier && notToEat.test(department));
		return isElsewhere && !signs.get(slug)?.has(word);
	}

	return { homesOf, isOutOfPlace, hasSign: (word: string) => withWord.has(word) };
}

/** The individual terms of a category name. */
export function segmentsOf(name: string): string[] {
	return name.split(/\s*(?:[&,]|\bund\b|\band\b)\s*/).filter(Boolean);
}

/**
 * "Butter & Streichfett" → both, 'one of several'; "Rotwein" → itself 'exact', "wein" 'compound'.
 */
function signsOf(name: string, language: SearchLanguage, isWord: (word: string) => boolean) {
	const segments = segmentsOf(name);
	const isSingle = segments.length === 1;
	const signs = new Map<string, Sign>();
	for (const segment of segments) {
		for (const { word, role } of readName(segment.replace(/-$/, ''), language)) {
			const isHead = role === 'head' || role === 'kind';
			if (!isHead && language === 'de') continue;
			const stemmed = stem(word, language);
			const { heads } = splitCompound(word, language, isWord);
			for (const head of heads) {
				if (!signs.has(head)) signs.set(head, isSingle ? 'compound' : 'one of several');
			}
			signs.set(stemmed, !isHead ? 'modifier' : isSingle ? 'exact' : 'one of several');
		}
	}
	return signs;
}

/** Only names of a single thing: not everything under "Milch, Butter & Eier" is milk. */
function parentSigns(names: string[], language: SearchLanguage, isWord: (word: string) => boolean) {
	return names.flatMap((name) => {
		const signs = [...signsOf(name, language, isWord)];
		return signs.filter(([, sign]) => sign === 'exact').map(([word]) => word);
	});
}
