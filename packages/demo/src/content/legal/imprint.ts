import type { LegalText } from './legal-text.ts';

export const imprint: LegalText = {
	place: 'imprint',
	title: ['Impressum', 'About this shop'],
	lead: [
		'Korb ist ein Vorführgeschäft: Hier kannst du alles ausprobieren, aber nichts wird wirklich geliefert oder verrechnet.',
		'Greenbasket is a demonstration shop. Try anything you like: nothing will be delivered and nothing will be charged.',
	],
	parts: [
		[
			['Wer wir sind', 'Who we are'],
			[
				'Korb Handels GmbH, Lassallestraße 7, 1020 Wien, Österreich. Alle Angaben auf dieser Seite sind erfunden.',
				'Greenbasket Ltd, 12 Curtain Road, London EC2A 3NH, United Kingdom. All details on this page are invented.',
			],
			[
				['Geschäftsführung: Anna Muster', 'Director: Anna Example'],
				[
					'Firmenbuchnummer FN 123456a, Handelsgericht Wien',
					'Registered in England and Wales, company number 01234567',
				],
				['Umsatzsteuer-Identifikationsnummer: ATU12345675', 'VAT number: GB123456782'],
				[
					'Mitglied der Wirtschaftskammer Wien, Fachgruppe Lebensmittelhandel',
					'Food business registered with the London Borough of Hackney',
				],
				[
					'Gewerbebehörde: Magistratisches Bezirksamt für den 2. Bezirk; anwendbar ist die Gewerbeordnung (ris.bka.gv.at)',
					'Alcohol is sold under premises licence 00/00000/DEMO',
				],
			],
		],
		[
			['So erreichst du uns', 'How to reach us'],
			[
				['E-Mail: hallo@korb.example', 'E-mail: hello@greenbasket.example'],
				[
					'Telefon: +43 1 000 00 00, Montag bis Freitag von 7 bis 20 Uhr, Samstag von 8 bis 18 Uhr',
					'Telephone: +44 20 0000 0000, Monday to Friday from 7 am to 8 pm, Saturday from 8 am to 6 pm',
				],
			],
		],
		[
			['Offenlegung', 'Disclosure'],
			[
				'Medieninhaberin und Herausgeberin gemäß § 25 Mediengesetz ist die Korb Handels GmbH. Unternehmensgegenstand ist der Handel mit Lebensmitteln und Haushaltswaren. Die Seite informiert über unser Sortiment und nimmt Bestellungen entgegen.',
				'This site is published by Greenbasket Ltd, a retailer of food and household goods. It tells you what we sell and takes your orders.',
			],
		],
		[
			['Wenn wir uns einmal nicht einig sind', 'If we cannot agree'],
			[
				'Schreib uns zuerst: Meist ist es in einem Tag erledigt. Bleibt etwas offen, kannst du dich an den Internet Ombudsstelle Verein (ombudsstelle.at) wenden. Wir nehmen an Verfahren vor dieser Stelle teil.',
				'Write to us first: most things are settled within a day. If we cannot agree, Citizens Advice will tell you what to do next.',
			],
		],
	],
};
