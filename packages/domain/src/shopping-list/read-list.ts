import type { SearchLanguage } from '../search/search-words.ts';
import { type AmountUnit, noise, numberWords, units } from './amount-words.ts';

export type Amount = { value: number; unit: AmountUnit };

export type ListLine = {
	/** As written, without bullets. */
	said: string;
	/** What to search for. */
	term: string;
	/** null: none was given. */
	amount: Amount | null;
};

export const MAX_LIST_LENGTH = 4000;
export const MAX_LIST_LINES = 100;
const MAX_LINE_LENGTH = 80;
const MAX_AMOUNT = 100_000;

/** "2 Milch, 1 kg Erdäpfel, Semmeln": what is wanted, and how much of it. */
export function readList(text: string, language: SearchLanguage): ListLine[] {
	return splitLines(text)
		.slice(0, MAX_LIST_LINES)
		.map((said) => readLine(said, language));
}

/** One line per thing; commas separate as well, but not those of "1,5 kg" or "3,5 %". */
function splitLines(text: string): string[] {
	return text
		.slice(0, MAX_LIST_LENGTH)
		.normalize('NFC')
		.split(/[\r\n;]+|,(?!\d)|(?<!\d),/)
		.map((line) =>
			line.replace(bullet, '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LINE_LENGTH),
		)
		.filter((line) => /[\p{L}]/u.test(line));
}

/** "- ", "• ", "[ ] ", "☐", "3. ", "1) ": how notes begin their lines. */
const bullet = /^\s*(?:[-–—*•·▪◦☐☑✓✔]+\s*|\[[ xX]?\]\s*|\d{1,2}[.)]\s+)+/u;

function readLine(said: string, language: SearchLanguage): ListLine {
	const words = toTokens(said).filter((word) => !noise[language].has(word.toLowerCase()));
	const taken = takeAmount(words, language);
	const term = taken.rest.join(' ');
	// A line that is nothing but an amount is searched as it is: "ein Laib".
	return /\p{L}/u.test(term)
		? { said, term, amount: taken.amount }
		: { said, term: said, amount: null };
}

const fractions: Record<string, string> = { '½': '0.5', '¼': '0.25', '¾': '0.75' };

/** Separates numbers from what they are glued to: "2x", "500g", "1½". */
function toTokens(said: string): string[] {
	return said
		.replaceAll(/(\d)?([½¼¾])/g, (_match, whole = '', part: string) =>
			String(Number(whole || 0) + Number(fractions[part])),
		)
		.replaceAll(/(\d+)\s+(\d)\s*\/\s*(\d)/g, (_match, whole, top, below) =>
			String(Number(whole) + Number(top) / Number(below)),
		)
		.replaceAll(/(?<![\d.,])(\d)\s*\/\s*(\d)(?!\d)/g, (match, top, below) =>
			Number(below) > 0 ? String(Number(top) / Number(below)) : match,
		)
		.replaceAll(/[()„“”"]/g, ' ')
		.replaceAll(/(?<![\p{L}\d])(\d+(?:[.,]\d+)?)\s*[x×](?![\p{L}])/giu, ' $1 × ')
		.replaceAll(/(?<![\p{L}\d]|\d\s+)[x×]\s*(\d+)(?![\p{L}\d])/giu, ' $1 × ')
		.replaceAll(/(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)(?=\p{L})/gu, '$1 ')
		.split(/\s+/)
		.map((word) => word.replace(/[.:!?]+$/, ''))
		.filter(Boolean);
}

/** The first amount of a line; "2 × 500 g" are two of what weighs 500 g. */
function takeAmount(
	words: string[],
	language: SearchLanguage,
): { amount: Amount | null; rest: string[] } {
	for (const [at, word] of words.entries()) {
		const number = readNumber(word, words[at + 1], language);
		if (number === null) continue;
		const found = readAmount(words, at, number, language);
		if (found) return found;
	}
	return takeBareUnit(words, language);
}

function readAmount(words: string[], at: number, first: number, language: SearchLanguage) {
	let value = first;
	let end = at + 1;
	// "ein halbes Kilo", "half a dozen", "a couple".
	let next = readNumber(words[end] ?? '', words[end + 1], language);
	if (next !== null && isWord(words[at]) && isWord(words[end])) {
		value *= next;
		end++;
	}
	const isTimes = words[end] === '×';
	if (isTimes) end++;
	next = isTimes ? readNumber(words[end] ?? '', words[end + 1], language) : null;
	const inner = next === null ? end : end + 1;
	const unit = unitOf(words[inner], language);
	const without = (until: number) => [...words.slice(0, at), ...words.slice(until)];
	if (isTimes) {
		// The size stays part of the term: it says which package.
		return { amount: bounded(value, 'pack'), rest: without(end) };
	}
	if (unit) return { amount: bounded(value * unit[1], unit[0]), rest: without(end + 1) };
	// "milch 3,5", "Windeln Größe 4": a number that is not a count is part of the name.
	if (!Number.isInteger(value) || (at > 0 && at < words.length - 1)) return null;
	if (isSize.test(words[at - 1] ?? '')) return null;
	return { amount: bounded(value, 'piece'), rest: without(end) };
}

const isSize = /^(?:größe|grösse|gr|nr|nummer|typ|type|size|no|number)$/i;

/** "Packung Reis", "bunch of carrots": one of it. */
function takeBareUnit(words: string[], language: SearchLanguage) {
	const unit = unitOf(words[0], language);
	const isPack = unit?.[0] === 'pack' && words.length > 1;
	return isPack
		? { amount: bounded(1, 'pack'), rest: words.slice(1) }
		: { amount: null, rest: words };
}

function readNumber(
	word: string,
	next: string | undefined,
	language: SearchLanguage,
): number | null {
	// "3,5 %" is a fat content.
	if (next === '%' || word.endsWith('%')) return null;
	if (/^\d+(?:[.,]\d+)?$/.test(word)) return Number(word.replace(',', '.'));
	return numberWords[language][word.toLowerCase()] ?? null;
}

function isWord(text: string | undefined): boolean {
	return /^\p{L}+$/u.test(text ?? '');
}

function unitOf(word: string | undefined, language: SearchLanguage) {
	const name = word?.toLowerCase() ?? '';
	return Object.hasOwn(units[language], name) ? units[language][name] : undefined;
}

function bounded(value: number, unit: AmountUnit): Amount | null {
	return value > 0 && value <= MAX_AMOUNT ? { value, unit } : null;
}
