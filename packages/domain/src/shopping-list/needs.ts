import { toWords } from '../search/search-words.ts';

/** Diets and the like that a line may ask for, by the label of a product. */
const words = {
	'lactose-free': ['laktosefrei', 'laktosefreie', 'lactosefree', 'lactose free'],
	'gluten-free': ['glutenfrei', 'glutenfreie', 'glutenfreies', 'gluten free'],
	vegan: ['vegan', 'vegane', 'veganer', 'veganes'],
	vegetarian: ['vegetarisch', 'vegetarische', 'vegetarian', 'veggie'],
	organic: ['bio', 'organic'],
} as const;

export type Need = keyof typeof words;

export function findNeeds(term: string): Need[] {
	const text = ` ${toWords(term).join(' ')} `;
	return (Object.keys(words) as Need[]).filter((need) =>
		words[need].some((word) => text.includes(` ${word} `)),
	);
}

/** What is wanted, whatever the needs: "butter" of "butter laktosefrei". */
export function withoutNeeds(term: string): string {
	const all = new Set(
		Object.values(words).flatMap((list) => list.flatMap((each) => each.split(' '))),
	);
	const rest = term.split(/[\s-]+/).filter((word) => !all.has(toWords(word).join('')));
	return rest.length > 0 ? rest.join(' ') : term;
}
