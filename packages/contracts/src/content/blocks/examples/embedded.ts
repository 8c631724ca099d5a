import type { BlockExamples } from './example.ts';

export const embeddedExamples = {
	'custom-html': {
		type: 'custom-html',
		html: '<p>Für alles, was kein anderer Baustein kann: <strong>eigenes HTML</strong>, vor dem Speichern gereinigt.</p>',
	},
	iframe: {
		type: 'iframe',
		title: 'Karte unserer Höfe',
		src: 'https://karten.korb.example/hoefe',
		heightPixels: 360,
	},
	script: {
		type: 'script',
		name: 'countdown',
		settings: [
			{ name: 'until', value: '2027-06-21T00:00:00+02:00' },
			{ name: 'label', value: 'Bis zur Marillenernte' },
		],
	},
} satisfies Partial<BlockExamples>;
