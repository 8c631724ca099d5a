/** Both shops say the same things: Austrian German first, British English second. */
export type Text = readonly [de: string, en: string];
export type Language = 'de' | 'en';
/** Which shop speaks which language. */
export const tenantLanguages: Record<string, Language> = { korb: 'de', greenbasket: 'en' };

export type Say = (de: string, en: string) => string;
export const textsIn =
	(language: Language): Say =>
	(de, en) =>
		language === 'de' ? de : en;

/** Where things live in each shop. */
export const paths = {
	home: ['/', '/'],
	assortment: ['/kategorie', '/category'],
	offers: ['/kategorie?offers=1', '/category?offers=1'],
	brands: ['/marken', '/brands'],
	recipes: ['/rezepte', '/recipes'],
	stores: ['/filialen', '/stores'],
	pass: ['/lieferpass', '/delivery-pass'],
	login: ['/anmelden', '/sign-in'],
	registration: ['/registrierung', '/register'],
	favorites: ['/meine-produkte', '/my-products'],
	cart: ['/warenkorb', '/basket'],
	list: ['/liste-einfuegen', '/paste-a-list'],
	pesticides: ['/pestizide', '/pesticides'],
	sitemap: ['/sitemap', '/sitemap'],
	leaflets: ['/flugblaetter', '/leaflets'],
	delivery: ['/lieferung', '/delivery'],
	deposit: ['/pfand', '/deposit'],
	help: ['/hilfe', '/help'],
	contact: ['/kontakt', '/contact'],
	privacy: ['/datenschutz', '/privacy'],
	terms: ['/nutzungsbedingungen', '/terms'],
	withdrawal: ['/widerruf', '/withdrawal'],
	accessibility: ['/barrierefreiheit', '/accessibility'],
	imprint: ['/impressum', '/imprint'],
	showcase: ['/block-schau', '/block-showcase'],
	club: ['/club', '/circle'],
} satisfies Record<string, Text>;
export type Place = keyof typeof paths;

export const pathIn = (language: Language, place: Place) => paths[place][language === 'de' ? 0 : 1];
export const slugIn = (language: Language, place: Place) => pathIn(language, place).slice(1);
