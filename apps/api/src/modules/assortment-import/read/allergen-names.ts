import type { Allergen } from '@korb/contracts/catalogue/catalogue-feed';

/** By code, by the letter that Austrian menus use, and by name. */
const names: Record<Allergen, string[]> = {
	gluten: ['a', 'gluten', 'glutenhaltiges getreide', 'weizen', 'wheat'],
	crustaceans: ['b', 'krebstiere', 'crustaceans'],
	eggs: ['c', 'ei', 'eier', 'egg', 'eggs'],
	fish: ['d', 'fisch', 'fish'],
	peanuts: ['e', 'erdnuss', 'erdnüsse', 'peanut', 'peanuts'],
	soy: ['f', 'soja', 'soy', 'soya'],
	milk: ['g', 'milch', 'laktose', 'milk'],
	nuts: ['h', 'nüsse', 'schalenfrüchte', 'nuts', 'tree nuts'],
	celery: ['l', 'sellerie', 'celery'],
	mustard: ['m', 'senf', 'mustard'],
	sesame: ['n', 'sesam', 'sesame'],
	sulphites: ['o', 'sulfite', 'schwefeldioxid', 'sulphites', 'sulfites'],
	lupin: ['p', 'lupine', 'lupinen', 'lupin'],
	molluscs: ['r', 'weichtiere', 'molluscs', 'mollusks'],
};

const byName = new Map(
	Object.entries(names).flatMap(([allergen, all]) =>
		all.map((name) => [name, allergen as Allergen]),
	),
);

export function toAllergen(text: string): Allergen | undefined {
	return byName.get(text.toLowerCase());
}
