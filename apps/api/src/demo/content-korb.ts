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
		document: { text: 'Lieferung gratis ab 60 € – auch heute Abend', href: '/lieferpass' },
	},
	{
		kind: 'config',
		key: 'header',
		document: {
			links: [
				{ label: 'Sortiment', href: '/kategorie' },
				{ label: 'Marken', href: '/marken' },
				{ label: 'Rezepte', href: '/rezepte' },
				{ label: 'Filialen', href: '/filialen' },
			],
		},
	},
	{
		kind: 'config',
		key: 'footer',
		document: {
			columns: [
				{
					title: 'Einkaufen',
					links: [
						{ label: 'Sortiment', href: '/kategorie' },
						{ label: 'Marken', href: '/marken' },
						{ label: 'Rezepte', href: '/rezepte' },
					],
				},
				{
					title: 'Service',
					links: [
						{ label: 'Lieferpass', href: '/lieferpass' },
						{ label: 'Filialen', href: '/filialen' },
						{ label: 'Pestizide', href: '/pestizide' },
					],
				},
				{
					title: 'Dein Konto',
					links: [
						{ label: 'Anmelden', href: '/anmelden' },
						{ label: 'Registrieren', href: '/registrierung' },
					],
				},
			],
			legalLinks: [
				{ label: 'Impressum', href: '/impressum' },
				{ label: 'Übersicht', href: '/sitemap' },
			],
		},
	},
	{
		kind: 'config',
		key: 'socialsharingandseo',
		document: { siteName: 'Korb', titleTemplate: '{title} | Korb' },
	},
];
