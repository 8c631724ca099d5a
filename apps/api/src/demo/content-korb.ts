import type { DemoDocument } from './document.ts';

export const korbContent: DemoDocument[] = [
	{
		kind: 'page',
		key: '',
		document: {
			meta: {
				title: 'Korb – frisch bestellt, heute geliefert',
				description:
					'Obst, Gemüse, Brot und alles für den Wochenkorb: heute bestellt, heute an deiner Tür oder in deiner Filiale abholbereit.',
				keywords: ['Supermarkt', 'Lebensmittel', 'Lieferung', 'Abholung'],
			},
			blocks: [
				{ type: 'headline', level: 1, text: 'Heute bestellt, heute im Korb' },
				{
					type: 'text',
					paragraphs: [
						'Marillen aus der Wachau, Brot von heute Früh, Milch aus der Region: Wir packen deinen Einkauf so, wie du ihn selbst packen würdest. Das Schwere nach unten, die Eier nach oben.',
					],
				},
				{ type: 'button', label: 'Zum Sortiment', href: '/kategorie' },
				{
					type: 'section',
					children: [
						{ type: 'headline', level: 2, text: 'So kommt dein Einkauf zu dir' },
						{
							type: 'text',
							paragraphs: [
								'Liefern lassen: Du wählst ein Zeitfenster, wir halten es dir frei, während du einkaufst.',
								'Abholen: Deine Bestellung wartet gekühlt in deiner Filiale, ganz ohne Anstellen.',
							],
						},
						{ type: 'button', label: 'Filiale finden', href: '/filialen' },
					],
				},
				{
					type: 'section',
					children: [
						{ type: 'headline', level: 2, text: 'Keine Idee fürs Abendessen?' },
						{
							type: 'text',
							paragraphs: [
								'Unsere Rezepte rechnen die Mengen für dich um, und die Zutaten liegen mit einem Griff im Warenkorb.',
							],
						},
						{ type: 'button', label: 'Rezepte ansehen', href: '/rezepte' },
					],
				},
			],
		},
	},
	{
		kind: 'page',
		key: 'impressum',
		document: {
			meta: { title: 'Impressum', description: 'Wer hinter Korb steht und wie du uns erreichst.' },
			blocks: [
				{ type: 'headline', level: 1, text: 'Impressum' },
				{
					type: 'text',
					paragraphs: [
						'Korb ist ein Vorführgeschäft: Hier kannst du alles ausprobieren, aber nichts wird wirklich geliefert oder verrechnet.',
						'Korb Demo GmbH, Musterplatz 1, 1010 Wien, Österreich',
						'Offenlegung gemäß § 25 Mediengesetz: Medieninhaberin ist die Korb Demo GmbH, Unternehmensgegenstand ist der Handel mit Waren aller Art.',
					],
				},
				{ type: 'button', label: 'Schreib uns', href: 'mailto:hallo@korb.example' },
			],
		},
	},
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
						{ label: 'Aktionen', href: '/kategorie?offers=1' },
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
						{ label: 'Filialen', href: '/filialen' },
						{ label: 'Pestizide', href: '/pestizide' },
						{ label: 'Übersicht', href: '/sitemap' },
					],
				},
				{
					title: 'Hilfe',
					links: [
						{ label: 'Passwort vergessen', href: '/passwort-zuruecksetzen' },
						{ label: 'Kontakt', href: 'mailto:hallo@korb.example' },
					],
				},
			],
			legalLinks: [{ label: 'Impressum', href: '/impressum' }],
			paymentMarks: ['visa', 'mastercard', 'amex', 'paypal', 'apple-pay'],
		},
	},
	{
		kind: 'config',
		key: 'socialsharingandseo',
		document: { siteName: 'Korb', titleTemplate: '{title} | Korb' },
	},
];
