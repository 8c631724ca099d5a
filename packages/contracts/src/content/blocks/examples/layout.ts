import type { BlockExamples } from './example.ts';

export const layoutExamples = {
	accordion: {
		type: 'accordion',
		title: 'Häufige Fragen',
		items: [
			{
				title: 'Bis wann muss ich bestellen?',
				isOpen: true,
				children: [{ type: 'text', paragraphs: ['Für die Lieferung am selben Tag bis 12 Uhr.'] }],
			},
			{
				title: 'Was passiert, wenn etwas fehlt?',
				children: [
					{
						type: 'text',
						paragraphs: [
							'Abgebucht wird nur, was wirklich im Korb liegt. Ersatz gibt es nur, wenn du ihn willst.',
						],
					},
				],
			},
		],
	},
	tabs: {
		type: 'tabs',
		label: 'Lieferung oder Abholung',
		items: [
			{
				title: 'Lieferung',
				children: [
					{ type: 'text', paragraphs: ['Du wählst ein Zeitfenster, wir halten es dir frei.'] },
				],
			},
			{
				title: 'Abholung',
				children: [
					{ type: 'text', paragraphs: ['Deine Bestellung wartet gekühlt in deiner Filiale.'] },
				],
			},
		],
	},
	column: {
		type: 'column',
		span: 6,
		children: [
			{ type: 'headline', level: 2, text: 'Eine halbe Zeile' },
			{ type: 'text', paragraphs: ['Auf dem Handy so breit wie die Seite.'] },
		],
	},
	row: {
		type: 'row',
		align: 'stretch',
		children: [
			{
				type: 'column',
				span: 4,
				children: [{ type: 'teaser', title: 'Ein Drittel', text: 'Für das Kurze.', tint: 'mint' }],
			},
			{
				type: 'column',
				span: 8,
				children: [
					{
						type: 'teaser',
						title: 'Zwei Drittel',
						text: 'Für das, was Platz braucht.',
						tint: 'lilac',
					},
				],
			},
		],
	},
	section: {
		type: 'section',
		anchor: 'lieferung',
		background: 'soft',
		children: [
			{ type: 'headline', level: 2, text: 'So kommt dein Einkauf zu dir' },
			{
				type: 'text',
				paragraphs: ['Du wählst ein Zeitfenster, wir halten es dir frei, während du einkaufst.'],
			},
			{ type: 'button', label: 'Filiale finden', href: '/filialen', look: 'secondary' },
		],
	},
} satisfies Partial<BlockExamples>;
