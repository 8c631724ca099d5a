import type { BlockExamples } from './example.ts';

export const shopExamples = {
	'product-group': {
		type: 'product-group',
		title: 'Diese Woche günstig',
		text: 'Bis Mittwoch.',
		source: { kind: 'promotion' },
		more: { label: 'Alle Aktionen', href: '/kategorie?offers=promotion' },
	},
	'product-promotion': {
		type: 'product-promotion',
		sku: '05653301',
		eyebrow: 'Aus der Wachau',
		text: 'Handgepflückt, weil ein Schütteln ihnen nicht guttut.',
		tint: 'peach',
	},
	'recipe-group': {
		type: 'recipe-group',
		title: 'Heute Abend kochen',
		text: 'Mit einem Tipp liegen alle Zutaten im Korb.',
		source: { kind: 'latest' },
		more: { label: 'Alle Rezepte', href: '/rezepte' },
	},
	'recipe-search': {
		type: 'recipe-search',
		title: 'Was hast du zu Hause?',
		placeholder: 'Erdäpfel, Linsen, Marillen …',
		tags: ['Schnell', 'Vegetarisch', 'Für Kinder'],
	},
} satisfies Partial<BlockExamples>;
