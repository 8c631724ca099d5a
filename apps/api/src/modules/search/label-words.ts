import { ProductLabel } from '@korb/contracts/catalogue/catalogue-feed';
import type { SearchLanguage } from '@korb/domain/search/search-words';

/** Folded words that shoppers use for a label. */
const words: Record<ProductLabel, Record<SearchLanguage, string[]>> = {
	organic: { de: ['bio', 'biologisch', 'organic'], en: ['organic', 'bio'] },
	vegan: { de: ['vegan'], en: ['vegan'] },
	vegetarian: { de: ['vegetarisch'], en: ['vegetarian', 'veggie'] },
	'gluten-free': { de: ['glutenfrei'], en: ['glutenfree', 'gluten'] },
	'lactose-free': { de: ['laktosefrei', 'lactosefrei'], en: ['lactosefree', 'lactose'] },
	fairtrade: { de: ['fairtrade'], en: ['fairtrade'] },
	regional: { de: ['regional'], en: ['local', 'regional'] },
	'free-range': { de: ['freiland', 'freilandhaltung'], en: ['freerange'] },
	new: { de: [], en: [] },
};

export function labelWords(label: string, language: SearchLanguage): string[] {
	const known = ProductLabel.safeParse(label);
	return known.success ? words[known.data][language] : [];
}
