import type { LegalText } from './legal-text.ts';

export const accessibility: LegalText = {
	place: 'accessibility',
	title: ['Barrierefreiheit', 'Accessibility'],
	lead: [
		'Alle sollen bei uns einkaufen können, auch ohne Maus, ohne Bild und mit großer Schrift.',
		'Everybody should be able to shop here: without a mouse, without seeing, with large text.',
	],
	parts: [
		[
			['Stand', 'Status'],
			[
				'Wir richten uns nach WCAG 2.2, Stufe AA, und nach dem Barrierefreiheitsgesetz. Jede Seite wird bei jeder Änderung automatisch geprüft und von Hand mit der Tastatur bedient. Diese Erklärung stammt vom 15. November 2026.',
				'We follow WCAG 2.2, level AA. With every change each page is checked automatically and used with the keyboard by hand. This statement was written on 15 November 2026.',
			],
		],
		[
			['Was du erwarten kannst', 'What you can expect'],
			[
				[
					'Alles lässt sich mit der Tastatur erreichen, und man sieht, wo man ist.',
					'Everything can be reached with the keyboard, and you can see where you are.',
				],
				[
					'Texte lassen sich auf 200 % vergrößern, ohne dass etwas verschwindet.',
					'Text can be enlarged to 200 % without anything disappearing.',
				],
				[
					'Bilder von Produkten haben Beschreibungen, Farben sind nie der einzige Hinweis.',
					'Pictures of products have descriptions, and colour is never the only hint.',
				],
				[
					'Wer weniger Bewegung eingestellt hat, bekommt weniger Bewegung.',
					'Whoever has asked for less motion gets less motion.',
				],
			],
		],
		[
			['Was noch fehlt', 'What is still missing'],
			[
				'Für einzelne Karten und eingebettete Filme anderer Anbieter gibt es noch keine vollständige Textalternative. Filialen und Abholorte findest du auch als Liste.',
				'Some maps and embedded films by others have no complete text alternative yet. Stores and collection points are also available as a list.',
			],
		],
		[
			['Sag es uns', 'Tell us'],
			[
				'Stößt du auf eine Hürde, schreib an barrierefrei@korb.example. Wir antworten binnen zwei Werktagen. Hilft das nicht, kannst du dich an das Sozialministeriumservice (sozialministeriumservice.at) wenden.',
				'If something is in your way, write to access@greenbasket.example. We reply within two working days. If that does not help, the Equality Advisory and Support Service can.',
			],
		],
	],
};
