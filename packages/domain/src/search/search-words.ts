/** Text normalisation, applied to catalogue and query alike. */
export type SearchLanguage = 'de' | 'en';

const letters: Record<string, string> = {
	ä: 'a',
	ö: 'o',
	ü: 'u',
	ß: 'ss',
	æ: 'a',
	œ: 'o',
	ø: 'o',
	ł: 'l',
};

/**
 * Normalises all spellings: "Käse", "Kaese" and "Kase" are equal. Folding "ae" to "a" also changes
 * words such as "Paella", but on both sides, so they still match.
 */
export function fold(text: string): string {
	return text
		.normalize('NFC')
		.toLowerCase()
		.replace(/[äöüßæœøł]/g, (letter) => letters[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/['’`´]/g, '')
		.replace(/([aou])e/g, '$1');
}

export function toWords(text: string): string[] {
	return fold(text).match(/[a-z0-9]+/g) ?? [];
}

const irregular: Record<SearchLanguage, Record<string, string>> = {
	de: { eier: 'ei', eiern: 'ei', glaser: 'glas', krauter: 'kraut', nusse: 'nuss' },
	en: { loaves: 'loaf', leaves: 'leaf', knives: 'knife', halves: 'half', children: 'child' },
};

const endings: Record<SearchLanguage, [ending: string, replacement: string, minimum: number][]> = {
	de: [
		['ern', '', 4],
		['en', '', 3],
		['er', '', 4],
		['es', '', 4],
		['em', '', 4],
		['e', '', 3],
		['n', '', 4],
		['s', '', 4],
	],
	en: [
		['ies', 'y', 3],
		['es', '', 3],
		['e', '', 3],
		['s', '', 3],
	],
};

/** Strips endings of number and case; the stem need not be a word. */
export function stem(word: string, language: SearchLanguage): string {
	const known = irregular[language][word];
	if (known) return known;
	if (/\d/.test(word) || /beer$/.test(word)) return word;
	if (language === 'en' && /[su]s$/.test(word)) return word;
	for (const [ending, replacement, minimum] of endings[language]) {
		if (word.length - ending.length >= minimum && word.endsWith(ending)) {
			return word.slice(0, word.length - ending.length) + replacement;
		}
	}
	return word;
}

const prepositions = new Set(
	'mit ohne in im aus fur von vom nach auf an am zum zur with without in from for of on and und'.split(
		' ',
	),
);
const fillers = new Set(
	'der die das den dem des ein eine einer einen the a an and und oder or mit with'.split(' '),
);

export function isFiller(word: string): boolean {
	return fillers.has(word) || prepositions.has(word);
}

/** "Joghurt mit Erdbeeren" is yoghurt: what follows the preposition only describes it. */
export function splitPhrase(text: string): { main: string[]; extra: string[] } {
	const [head = '', ...rest] = text.split(/\s*[,(–|/]\s*|\s+-\s+/);
	const words = toWords(head);
	const cut = words.findIndex((word, index) => index > 0 && prepositions.has(word));
	const main = cut === -1 ? words : words.slice(0, cut);
	const extra = cut === -1 ? [] : words.slice(cut + 1);
	return {
		main: main.filter(isContent),
		extra: [...extra, ...rest.flatMap(toWords)].filter(isContent),
	};
}

function isContent(word: string): boolean {
	return word.length > 1 && /[a-z]/.test(word) && !prepositions.has(word) && !isFiller(word);
}

/** Integer amounts in grams, millilitres or pieces, in one notation: `#500g`. */
export function toAmounts(text: string): { amounts: string[]; rest: string } {
	const amounts: string[] = [];
	const rest = text.replace(
		/(?:(\d+)\s*[x×]\s*)?(\d+(?:[.,]\d+)?)\s*(kg|dag|g|gramm|ml|cl|dl|l|liter|litre|litres|stk\.?|stück|pcs|pack)(?![\p{L}\p{N}])/giu,
		(_match, _count, number: string, unit: string) => {
			const [name, factor] = units[unit.toLowerCase().replace('.', '')] ?? ['', 1];
			amounts.push(`#${Math.round(Number(number.replace(',', '.')) * factor)}${name}`);
			return ' ';
		},
	);
	return { amounts, rest };
}

/**
 * The numbers of a name or a pack size as index terms: amounts with their unit, percentages, and
 * bare numbers that shoppers search for ("milch 3,5", "6 eier", "windeln 4").
 */
export function toFacts(text: string): string[] {
	const { amounts, rest } = toAmounts(text);
	const bare = amounts.flatMap((amount) => /^(#\d+)pc$/.exec(amount)?.[1] ?? []);
	const numbers = [...rest.matchAll(number)].flatMap(([, digits = '', percent]) => {
		const value = `#${Number(digits.replace(',', '.'))}`;
		return percent ? [value, `${value}%`] : [value];
	});
	return [...new Set([...amounts, ...bare, ...numbers])];
}

/** The numeric facts of a query, and the remaining words. */
export function readFacts(text: string): { facts: string[]; rest: string } {
	const { amounts, rest } = toAmounts(text);
	const facts = [...rest.matchAll(number)].map(
		([, digits = '', percent = '']) => `#${Number(digits.replace(',', '.'))}${percent}`,
	);
	return { facts: [...new Set([...amounts, ...facts])], rest: rest.replace(number, ' ') };
}

const number = /(?<![\p{L}\p{N}.,])(\d{1,4}(?:[.,]\d{1,2})?)(?:\s*(%))?(?![\p{L}\p{N}])/gu;

const units: Record<string, [name: string, factor: number]> = {
	kg: ['g', 1000],
	dag: ['g', 10],
	g: ['g', 1],
	gramm: ['g', 1],
	ml: ['ml', 1],
	cl: ['ml', 10],
	dl: ['ml', 100],
	l: ['ml', 1000],
	liter: ['ml', 1000],
	litre: ['ml', 1000],
	litres: ['ml', 1000],
	stk: ['pc', 1],
	stück: ['pc', 1],
	pcs: ['pc', 1],
	pack: ['pc', 1],
};
