import type { BlockExamples } from './example.ts';

export const textExamples = {
	headline: {
		type: 'headline',
		level: 2,
		eyebrow: 'Jetzt Saison',
		text: 'Reif gepflückt, heute im Korb',
		more: { label: 'Zur Sommerernte', href: '/kategorie/obst-gemuese' },
	},
	text: {
		type: 'text',
		paragraphs: [
			'Wir kaufen bei Leuten, deren Felder wir kennen. In der Früh gepackt, am Abend bei dir.',
			{
				type: 'paragraph',
				children: [
					'Was wir ',
					{ text: 'nicht', bold: true },
					' tun: Ware hin- und herfahren. Wie das geht, steht in ',
					{ href: '/lieferung', children: ['So liefern wir'] },
					'.',
				],
			},
			{
				type: 'list',
				items: [
					['Obst und Gemüse vom selben Tag'],
					['Brot aus der Nacht'],
					['Milch aus der Region'],
				],
			},
		],
	},
	button: { type: 'button', label: 'Ganzes Sortiment ansehen', href: '/kategorie' },
	table: {
		type: 'table',
		caption: 'Was die Lieferung kostet',
		columns: ['Einkauf', 'Liefergebühr', 'Mit Lieferpass'],
		rows: [
			{ cells: ['ab € 40', '€ 2,90 bis € 5,90', 'gratis'] },
			{ cells: ['ab € 99', 'gratis', 'gratis'] },
		],
	},
	'user-message': {
		type: 'user-message',
		tone: 'warning',
		title: 'Am 26. Oktober liefern wir nicht.',
		paragraphs: [
			'Am Nationalfeiertag haben alle frei. Zeitfenster gibt es davor und danach genug.',
		],
	},
	'line-separator': { type: 'line-separator', look: 'dashes' },
} satisfies Partial<BlockExamples>;
