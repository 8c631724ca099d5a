import { MAX_POPULAR_SEARCHES } from '@korb/contracts/catalogue/search';
import { readName } from '@korb/domain/search/search-phrase';
import { type SearchLanguage, stem } from '@korb/domain/search/search-words';
import { segmentsOf } from './aisles.ts';

/** The number of best sellers that count. */
const BEST_SELLERS = 300;

/**
 * Popular searches: the best sellers in terms of their category names, because "Dog food" reads
 * better than parts of a product name. Low numbers are popular; `numbersOf` returns the products
 * that are a given thing.
 */
export function listPopularSigns(
	aisles: { names: string[]; numbers: number[] }[],
	numbersOf: (word: string) => number[],
	language: SearchLanguage,
): string[] {
	const weights = new Map<string, number>();
	for (const { names, numbers } of aisles) {
		const here = new Set(numbers.filter((number) => number < BEST_SELLERS));
		for (const sign of segmentsOf(names.at(-1) ?? '')) {
			const headNoun = readName(sign, language).find(({ role }) => role === 'head')?.word;
			if (!headNoun || sign.endsWith('-')) continue;
			const shown = sign.charAt(0).toUpperCase() + sign.slice(1);
			const sold = numbersOf(stem(headNoun, language)).filter((number) => here.has(number));
			const weight = sold.reduce((sum, number) => sum + BEST_SELLERS - number, 0);
			if (weight > 0) weights.set(shown, (weights.get(shown) ?? 0) + weight);
		}
	}
	return [...weights]
		.sort(([a, one], [b, other]) => other - one || a.localeCompare(b, language))
		.slice(0, MAX_POPULAR_SEARCHES)
		.map(([sign]) => sign);
}
