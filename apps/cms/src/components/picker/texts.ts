import type { Choice } from '@korb/contracts/content/editor-choices';
import { useTranslation } from '@payloadcms/ui';
import { type Label, toLabel } from '../../labels.ts';

/** Texts of a picker in the admin's language. */
export function useWords() {
	const { i18n } = useTranslation();
	const language = i18n.language === 'en' ? 'en' : 'de';
	return {
		language,
		say: (label: Label) => label[language],
		t: (name: keyof typeof texts, value = '') => texts[name][language].replace('{}', value),
	} as const;
}

const texts = {
	away: toLabel('Das Geschäft antwortet gerade nicht.|The shop is not answering right now.'),
	found: toLabel('{} gefunden|{} found'),
	none: toLabel('Nichts gefunden.|Nothing found.'),
	remove: toLabel('{} entfernen|Remove {}'),
	up: toLabel('{} nach vorne|Move {} up'),
	down: toLabel('{} nach hinten|Move {} down'),
	unknown: toLabel('Gibt es in diesem Geschäft nicht.|This shop does not have it.'),
	take: toLabel('{} übernehmen|Use {}'),
	product: toLabel('Produkt suchen: Name oder Artikelnummer|Find a product by name or SKU'),
	category: toLabel('Kategorie suchen|Find a category'),
	brand: toLabel('Marke suchen|Find a brand'),
	page: toLabel('Seite suchen|Find a page'),
	recipe: toLabel('Rezept suchen|Find a recipe'),
	publication: toLabel('Flugblatt suchen|Find a publication'),
	link: toLabel('Seite, Kategorie, Produkt … oder https://|Page, category, product … or https://'),
};

const kinds: Record<Choice['kind'], Label> = {
	product: toLabel('Produkt|Product'),
	category: toLabel('Kategorie|Category'),
	brand: toLabel('Marke|Brand'),
	page: toLabel('Seite|Page'),
	recipe: toLabel('Rezept|Recipe'),
	publication: toLabel('Flugblatt|Publication'),
	link: toLabel('Seite des Geschäfts|Shop page'),
};

const availabilities: Record<NonNullable<Choice['availability']>, Label> = {
	available: toLabel('Lieferbar|Available'),
	ageRestricted: toLabel('Lieferbar, mit Alterskontrolle|Available, with age check'),
	temporarilyUnavailable: toLabel('Derzeit nicht lieferbar|Currently unavailable'),
	unavailable: toLabel('Nicht im Verkauf|Not on sale'),
};

export function kindLabel(kind: Choice['kind']): Label {
	return kinds[kind];
}

export function availabilityLabel(availability: NonNullable<Choice['availability']>): Label {
	return availabilities[availability];
}

export function priceText({ cents, currency }: NonNullable<Choice['price']>, language: string) {
	const locale = language === 'en' ? 'en-GB' : 'de-AT';
	return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

export function countLabel(count: number): Label {
	return count === 1
		? { de: '1 Produkt', en: '1 product' }
		: { de: `${count} Produkte`, en: `${count} products` };
}
