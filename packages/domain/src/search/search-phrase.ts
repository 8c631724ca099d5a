import { type SearchLanguage, splitPhrase, stem, toWords } from './search-words.ts';

/**
 * The role of a word in a product name: `head` is what the product is, `kind` the same in another
 * form ("Mango, geschnitten"), `trait` an adjective, `modifier` a flavour, a material or a use.
 */
export type Role = 'head' | 'kind' | 'trait' | 'modifier';
type NamedWord = { word: string; role: Role };

const adjectives: Record<SearchLanguage, RegExp> = {
	de: /^(?:(?:.*(?:isch|lich|frei|iert|arm|los|haft)|ge.{3,}(?:t|en)|bio|frisch|fein|jung|gross|klein|mini|rot|grun|weiss|schwarz|gelb|braun|bunt|blau|mild|zart|gemischt|ganz|echt|vegan|nativ|sauer|saur|suss|scharf|leicht|rein|hell|dunkl)(?:e[rsnm]?)?|.*(?<!rein)ig(?:e[rs]?)?|(?:wien|wachau|krems|karntn|linz|nurnberg|tirol|steir|salzburg|marchfeld)er|graved)$/,
	en: /^(?:.*(?:ed|ish|free)|organic|fresh|ripe|whole|mixed|mini|baby|red|green|white|black|yellow|brown|dark|light|extra|plain|natural|new|mild|hot|sweet|sour|greek|vegan)$/,
};

/** The product is processed: a search for the plain word means the fresh product. */
const processed =
	/^(?:tiefgekuhlt|geschnitten|getrocknet|gemahlen|gerieben|geraucher|gekocht|gebacken|gebraten|mariniert|frozen|cut|dried|ground|grated|cooked|breaded|battered|marinated|creamed|pickled|boiled|chopped|peeled)/;

/** For those who avoid something: a search for "milk" means milk as most people drink it. */
const substitutes =
	/(?:laktose|gluten|zucker|alkohol|koffein)-?frei|entkoffeiniert|(?:lactose|gluten|dairy|sugar|alcohol|caffeine)[- ]free|decaffeinated/i;

/** "Lachsfilet" and "chicken breast" are fish and chicken: the cut is only a portion of it. */
const portions: Record<SearchLanguage, Set<string>> = {
	de: toStems(
		'filet steak brust brustfilet keule flugerl wurfel halften scheiben stuck kerne karree ruckenfilet roschen herzen wurzel',
		'de',
	),
	en: toStems(
		'fillet steak breast leg wing escalope strip chop belly neck tenderloin loin half slice cube floret heart segment root log loaf',
		'en',
	),
};
const containers = /^(?:bag|box|rack|leg|bunch|head|cream)$/;

export function isPortion(word: string, language: SearchLanguage): boolean {
	return portions[language].has(stem(word, language));
}

function toStems(words: string, language: SearchLanguage): Set<string> {
	return new Set(words.split(' ').map((word) => stem(word, language)));
}

/** The words of a name in order, with their roles. */
export function readName(name: string, language: SearchLanguage): NamedWord[] {
	const { main, extra } = splitPhrase(toContents(name));
	const isMixed = /^\S+(?:\s\S+)?\s(?:&|und|and)\s/.test(name);
	const isProcessed =
		/\s(?:mit|with)\s/.test(name) || [...main, ...extra].some((word) => processed.test(word));
	const glued = gluedWords(name);
	const headNouns = language === 'de' ? germanHeadNouns(main, glued) : englishHeadNouns(main);
	const isPlain = !isProcessed && !substitutes.test(name);
	const head: Role = isMixed ? 'modifier' : isPlain ? 'head' : 'kind';
	return [
		...main.map((word, at) => ({ word, role: roleOf(word, headNouns.includes(at)) })),
		...extra.map((word) => ({ word, role: roleOf(word, false) })),
	];

	function roleOf(word: string, isHeadNoun: boolean): Role {
		if (isHeadNoun) return head;
		return adjectives[language].test(word) ? 'trait' : 'modifier';
	}
}

/** "Bag of apples" is apples. */
function toContents(name: string): string {
	const [, container = '', content = ''] = /^(\p{L}+) of (.+)$/u.exec(name) ?? [];
	return containers.test(container.toLowerCase()) ? content : name;
}

/** Words joined to the next by a hyphen, such as "Nuss" in "Nuss-Nougat-Creme". */
function gluedWords(name: string): Set<string> {
	return new Set((name.match(/\p{L}+(?=-\p{L})/gu) ?? []).flatMap((part) => toWords(part)));
}

/** German names the head noun first, after adjectives: "Löslicher Kaffee", "Äpfel Gala". */
function germanHeadNouns(words: string[], glued: Set<string>): number[] {
	const first = words.findIndex((word) => !adjectives.de.test(word) && !glued.has(word));
	return [first === -1 ? words.length - 1 : first];
}

/** English names it last ("apple juice"); for portions, the word before the portion. */
function englishHeadNouns(words: string[]): number[] {
	const last = words.length - 1;
	const end = words[last] ?? '';
	return isPortion(end, 'en') && last > 0 ? [last, last - 1] : [last];
}
