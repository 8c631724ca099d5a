import type { Allergen, ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';

// As records, so that the compiler misses a new one.
const allergenSet: Record<Allergen, true> = {
	gluten: true,
	crustaceans: true,
	eggs: true,
	fish: true,
	peanuts: true,
	soy: true,
	milk: true,
	nuts: true,
	celery: true,
	mustard: true,
	sesame: true,
	sulphites: true,
	lupin: true,
	molluscs: true,
};
export const allergens = Object.keys(allergenSet) as Allergen[];

const labelSet: Record<ProductLabel, true> = {
	organic: true,
	vegan: true,
	vegetarian: true,
	'gluten-free': true,
	'lactose-free': true,
	fairtrade: true,
	regional: true,
	'free-range': true,
	new: true,
};
export const labels = Object.keys(labelSet) as ProductLabel[];
