import type { DemoDocument } from './document.ts';
import type { Language } from './language.ts';

/** Top bar, header, footer and sharing: what surrounds every page. */
export function frame(language: Language): DemoDocument[] {
	return language === 'de' ? german : english;
}

const german: DemoDocument[] = [
	{
		kind: 'config',
		key: 'topbarbanner',
		document: {
			lead: 'Herbst im Korb:',
			text: '30 Tage Lieferpass gratis',
			linkLabel: 'Jetzt testen',
			href: '/lieferpass',
		},
	},
	{
		kind: 'config',
		key: 'header',
		document: { links: [] },
	},
	{
		kind: 'config',
		key: 'footer',
		document: {
			claim:
				'Lebensmittel von Leuten, die ihre Felder kennen. In der Früh gepackt, am Abend bei dir.',
			company: 'Korb Handels GmbH',
			newsletter: {
				title: '€ 5 für deinen ersten Korb',
				text: 'Newsletter anmelden: donnerstags die Aktionen, sonntags ein Rezept. Mehr nicht.',
			},
			columns: [
				{
					title: 'Einkaufen',
					links: [
						{ label: 'Sortiment', href: '/kategorie' },
						{ label: 'Aktionen', href: '/kategorie?offers=promotion' },
						{ label: 'Marken', href: '/marken' },
						{ label: 'Rezepte', href: '/rezepte' },
						{ label: 'Lieferpass', href: '/lieferpass' },
					],
				},
				{
					title: 'Dein Konto',
					links: [
						{ label: 'Anmelden', href: '/anmelden' },
						{ label: 'Registrieren', href: '/registrierung' },
						{ label: 'Meine Produkte', href: '/meine-produkte' },
						{ label: 'Warenkorb', href: '/warenkorb' },
					],
				},
				{
					title: 'Über Korb',
					links: [
						{ label: 'Korb Club', href: '/club' },
						{ label: 'Filialen', href: '/filialen' },
						{ label: 'Pestizide', href: '/pestizide' },
						{ label: 'Übersicht', href: '/sitemap' },
					],
				},
				{
					title: 'Hilfe',
					links: [
						{ label: 'Kontakt', href: '/kontakt' },
						{ label: 'Häufige Fragen', href: '/hilfe' },
						{ label: 'Lieferung', href: '/lieferung' },
						{ label: 'Pfand & Leergut', href: '/pfand' },
						{ label: 'Barrierefreiheit', href: '/barrierefreiheit' },
					],
				},
			],
			legalLinks: [
				{ label: 'Impressum', href: '/impressum' },
				{ label: 'AGB', href: '/nutzungsbedingungen' },
				{ label: 'Datenschutz', href: '/datenschutz' },
				{ label: 'Widerruf', href: '/widerruf' },
			],
			paymentMarks: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'],
		},
	},
	{
		kind: 'config',
		key: 'socialsharingandseo',
		document: { siteName: 'Korb', titleTemplate: '{title} | Korb' },
	},
];

const english: DemoDocument[] = [
	{
		kind: 'config',
		key: 'topbarbanner',
		document: {
			lead: 'Autumn basket:',
			text: '30 days of free delivery',
			linkLabel: 'Try it now',
			href: '/delivery-pass',
		},
	},
	{
		kind: 'config',
		key: 'header',
		document: { links: [] },
	},
	{
		kind: 'config',
		key: 'footer',
		document: {
			claim: 'Groceries from people who know their fields. Packed at dawn, at your door by dusk.',
			company: 'Greenbasket Ltd',
			newsletter: {
				title: '£5 off your first basket',
				text: 'Join our newsletter: offers on Thursday, a recipe on Sunday. Nothing else.',
			},
			columns: [
				{
					title: 'Shop',
					links: [
						{ label: 'Groceries', href: '/category' },
						{ label: 'Offers', href: '/category?offers=promotion' },
						{ label: 'Brands', href: '/brands' },
						{ label: 'Recipes', href: '/recipes' },
						{ label: 'Delivery pass', href: '/delivery-pass' },
					],
				},
				{
					title: 'Your account',
					links: [
						{ label: 'Sign in', href: '/sign-in' },
						{ label: 'Register', href: '/register' },
						{ label: 'Basket', href: '/basket' },
					],
				},
				{
					title: 'About us',
					links: [
						{ label: 'Stores', href: '/stores' },
						{ label: 'Site map', href: '/sitemap' },
					],
				},
				{
					title: 'Help',
					links: [
						{ label: 'Contact', href: '/contact' },
						{ label: 'Questions', href: '/help' },
						{ label: 'Delivery', href: '/delivery' },
						{ label: 'Deposits', href: '/deposit' },
						{ label: 'Accessibility', href: '/accessibility' },
					],
				},
			],
			legalLinks: [
				{ label: 'About this shop', href: '/imprint' },
				{ label: 'Terms', href: '/terms' },
				{ label: 'Privacy', href: '/privacy' },
				{ label: 'Withdrawal', href: '/withdrawal' },
			],
			paymentMarks: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'],
		},
	},
	{
		kind: 'config',
		key: 'socialsharingandseo',
		document: { siteName: 'Greenbasket', titleTemplate: '{title} | Greenbasket' },
	},
];
