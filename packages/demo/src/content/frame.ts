import type { DemoDocument } from './document.ts';
import { type Language, type Place, pathIn, textsIn } from './language.ts';

/** Top bar, header, footer and sharing: what surrounds every page. */
export function frame(language: Language): DemoDocument[] {
	const say = textsIn(language);
	const name = say('Korb', 'Greenbasket');
	return [
		{
			kind: 'config',
			key: 'topbarbanner',
			document: {
				lead: say('Herbst im Korb:', 'Autumn basket:'),
				text: say('Lieferpass: keine Liefergebühr', 'The pass: no delivery fee'),
				linkLabel: say('Jetzt ansehen', 'Have a look'),
				href: pathIn(language, 'pass'),
			},
		},
		{ kind: 'config', key: 'header', document: { links: [] } },
		footer(language),
		{
			kind: 'config',
			key: 'socialsharingandseo',
			document: { siteName: name, titleTemplate: `{title} | ${name}` },
		},
	];
}

function footer(language: Language): DemoDocument {
	const say = textsIn(language);
	const link = (place: Place, de: string, en: string) => ({
		label: say(de, en),
		href: pathIn(language, place),
	});
	return {
		kind: 'config',
		key: 'footer',
		document: {
			claim: say(
				'Lebensmittel von Leuten, die ihre Felder kennen. In der Früh gepackt, am Abend bei dir.',
				'Groceries from people who know their fields. Packed at dawn, at your door by dusk.',
			),
			company: say('Korb Handels GmbH', 'Greenbasket Ltd'),
			newsletter: {
				title: say('€ 5 für deinen ersten Korb', '£5 off your first basket'),
				text: say(
					'Newsletter anmelden: donnerstags die Aktionen, sonntags ein Rezept. Mehr nicht.',
					'Join our newsletter: offers on Thursday, a recipe on Sunday. Nothing else.',
				),
			},
			columns: [
				{
					title: say('Einkaufen', 'Shop'),
					links: [
						link('assortment', 'Sortiment', 'Groceries'),
						link('offers', 'Aktionen', 'Offers'),
						link('leaflets', 'Flugblätter', 'Leaflets'),
						link('brands', 'Marken', 'Brands'),
						link('recipes', 'Rezepte', 'Recipes'),
						link('list', 'Liste einfügen', 'Paste a list'),
						link('pass', 'Lieferpass', 'Delivery pass'),
					],
				},
				{
					title: say('Dein Konto', 'Your account'),
					links: [
						link('login', 'Anmelden', 'Sign in'),
						link('registration', 'Registrieren', 'Register'),
						link('favorites', 'Meine Produkte', 'My products'),
						link('cart', 'Warenkorb', 'Basket'),
					],
				},
				{
					title: say('Über Korb', 'About us'),
					links: [
						link('club', 'Korb Club', 'Greenbasket Circle'),
						link('stores', 'Filialen', 'Stores'),
						// Greenbasket tests nothing for residues.
						...(language === 'de' ? [link('pesticides', 'Pestizide', 'Pesticides')] : []),
						link('sitemap', 'Übersicht', 'Site map'),
					],
				},
				{
					title: say('Hilfe', 'Help'),
					links: [
						link('contact', 'Kontakt', 'Contact'),
						link('help', 'Häufige Fragen', 'Questions'),
						link('delivery', 'Lieferung', 'Delivery'),
						link('deposit', 'Pfand & Leergut', 'Deposits'),
						link('accessibility', 'Barrierefreiheit', 'Accessibility'),
					],
				},
			],
			legalLinks: [
				link('imprint', 'Impressum', 'About this shop'),
				link('terms', 'AGB', 'Terms'),
				link('privacy', 'Datenschutz', 'Privacy'),
				link('withdrawal', 'Widerruf', 'Withdrawal'),
			],
			paymentMarks: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'],
		},
	};
}
