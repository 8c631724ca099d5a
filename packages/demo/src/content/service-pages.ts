import type { BlockInput, DemoPage } from './document.ts';
import { faqAccordion, faqTopics, topicName } from './faqs.ts';
import { type Language, type Place, pathIn, slugIn, textsIn } from './language.ts';

type Say = ReturnType<typeof textsIn>;
type Draft = {
	place: Place;
	title: string;
	description: string;
	lead: string;
	blocks: BlockInput[];
};

/** What a shopper asks before ordering: delivery, deposits, help, the club. */
export function servicePages(language: Language): DemoPage[] {
	const say = textsIn(language);
	return [
		delivery(say, language),
		deposit(say, language),
		help(say, language),
		contact(say),
		club(say, language),
	].map((draft) => toPage(language, draft));
}

export function toPage(
	language: Language,
	{ place, title, description, lead, blocks }: Draft,
): DemoPage {
	return {
		kind: 'page',
		key: slugIn(language, place),
		document: {
			meta: { title, description },
			blocks: [
				{ type: 'headline', level: 1, text: title },
				{ type: 'text', size: 'lead', paragraphs: [lead] },
				...blocks,
			],
		},
	};
}

function delivery(say: Say, language: Language): Draft {
	return {
		place: 'delivery',
		title: say('So liefern wir', 'How we deliver'),
		description: say(
			'Zeitfenster, Gebühren, Mindestwerte und was passiert, wenn niemand zu Hause ist.',
			'Slots, charges, minimum orders and what happens when nobody is in.',
		),
		lead: say(
			'Du wählst ein Zeitfenster, wir halten es dir frei, während du einkaufst. Bis 12 Uhr bestellt heißt: heute Abend geliefert.',
			'You pick a slot and we keep it for you while you shop. Order before noon and it arrives this evening.',
		),
		blocks: [
			{
				type: 'table',
				caption: say('Preise und Grenzen', 'Charges and limits'),
				columns: [
					say('Was es kostet', 'What it costs'),
					say('Liefern', 'Delivery'),
					say('Abholen', 'Collection'),
				],
				rows: [
					{ cells: say('Mindestbestellwert|€ 40|€ 20', 'Minimum order|£40|£20').split('|') },
					{
						cells: say(
							'Gebühr, je nach Zeitfenster|€ 2,90 bis € 5,90|gratis',
							'Charge, depending on the slot|£2.90 to £5.90|free',
						).split('|'),
					},
					{ cells: say('Ab € 99 Einkauf|gratis|gratis', 'Orders from £99|free|free').split('|') },
					{
						cells: say(
							'Höchstens|80 kg, € 600|120 kg, € 600',
							'At most|80 kg, £600|120 kg, £600',
						).split('|'),
					},
				],
			},
			{
				type: 'option',
				title: say('Lieber abholen?', 'Rather collect?'),
				options: [
					{
						icon: 'store',
						label: say('Filiale finden', 'Find a store'),
						text: say('Gekühlt bereit, ganz ohne Anstellen', 'Waiting in the chiller, no queue'),
						href: pathIn(language, 'stores'),
					},
					{
						icon: 'truck',
						label: say('Lieferpass ansehen', 'See the delivery pass'),
						text: say('Keine Liefergebühr', 'No delivery fee'),
						href: pathIn(language, 'pass'),
					},
				],
			},
			faqAccordion(language, 'delivery'),
		],
	};
}

function deposit(say: Say, language: Language): Draft {
	return {
		place: 'deposit',
		title: say('Pfand & Leergut', 'Deposits and empties'),
		description: say('Wie du dein Pfand zurückbekommst.', 'How to get your deposit back.'),
		lead: say(
			'Pfand steht immer extra neben dem Preis. Gib uns leere Flaschen und Kisten beim Liefern mit, der Betrag ist am selben Tag auf deinem Konto gutgeschrieben.',
			'Deposits are always shown beside the price. Hand empties to the driver and the amount is credited the same day.',
		),
		blocks: [
			{
				type: 'table',
				caption: say('Pfandbeträge', 'Deposit amounts'),
				columns: [say('Gebinde', 'Container'), say('Pfand', 'Deposit')],
				rows: [
					{
						cells: say('Einwegflasche und Dose|€ 0,25', 'Plastic bottle and can|£0.25').split('|'),
					},
					{
						cells: say(
							'Mehrwegglas für Milch und Joghurt|€ 0,25',
							'Returnable glass for milk and yoghurt|£0.25',
						).split('|'),
					},
					{
						cells: say(
							'Mehrwegflasche für Bier und Wasser|€ 0,20',
							'Returnable bottle for beer and water|£0.20',
						).split('|'),
					},
				],
			},
			{
				type: 'feature',
				title: say('So kommt es zurück', 'How it comes back'),
				items: [
					{
						icon: 'recycle',
						title: say('Bereitstellen', 'Have it ready'),
						text: say('Leer und nicht zerdrückt', 'Empty and not crushed'),
					},
					{
						icon: 'truck',
						title: say('Mitgeben', 'Hand it over'),
						text: say('Beim Liefern oder in der Filiale', 'On delivery or in a store'),
					},
					{
						icon: 'wallet',
						title: say('Gutgeschrieben bekommen', 'Get it credited'),
						text: say('Noch am selben Tag', 'The same day'),
					},
				],
			},
			faqAccordion(language, 'deposit'),
		],
	};
}

function help(say: Say, language: Language): Draft {
	return {
		place: 'help',
		title: say('Häufige Fragen', 'Frequent questions'),
		description: say(
			'Antworten rund um Bestellung, Zahlung und Konto.',
			'Answers about orders, payment and your account.',
		),
		lead: say(
			'Die meisten Fragen sind in einem Satz beantwortet.',
			'Most questions are answered in one sentence.',
		),
		blocks: [
			{
				type: 'tabs',
				label: say('Themen', 'Topics'),
				items: faqTopics.map((topic) => ({
					title: topicName(language, topic),
					children: [faqAccordion(language, topic)],
				})),
			},
			{
				type: 'button',
				label: say('Schreib uns', 'Write to us'),
				href: pathIn(language, 'contact'),
			},
		],
	};
}

function contact(say: Say): Draft {
	return {
		place: 'contact',
		title: say('Kontakt', 'Contact'),
		description: say('So erreichst du uns.', 'How to reach us.'),
		lead: say('Wir antworten am selben Werktag.', 'We reply on the same working day.'),
		blocks: [
			{
				type: 'row',
				children: [
					{
						type: 'column',
						span: 7,
						children: [
							{
								type: 'contact-form',
								title: say('Schreib uns', 'Write to us'),
								topics: say(
									'Meine Bestellung|Lieferung und Abholung|Produkte|Etwas anderes',
									'My order|Delivery and collection|Products|Something else',
								).split('|'),
							},
						],
					},
					{
						type: 'column',
						span: 5,
						children: [
							{
								type: 'contact',
								title: say('Kundenservice', 'Customer service'),
								addressLines: say(
									'Korb Handels GmbH|Lassallestraße 7|1020 Wien',
									'Greenbasket Ltd|12 Curtain Road|London EC2A 3NH',
								).split('|'),
								phone: say('+43 1 000 00 00', '+44 20 0000 0000'),
								email: say('hallo@korb.example', 'hello@greenbasket.example'),
								hours: [
									{
										days: say('Montag bis Freitag', 'Monday to Friday'),
										time: say('7–20 Uhr', '7 am–8 pm'),
									},
									{ days: say('Samstag', 'Saturday'), time: say('8–18 Uhr', '8 am–6 pm') },
								],
							},
						],
					},
				],
			},
		],
	};
}

function club(say: Say, language: Language): Draft {
	return {
		place: 'club',
		title: say('Korb Club', 'Greenbasket Circle'),
		description: say('Punkte, Gutscheine und Clubpreise.', 'Points, vouchers and member prices.'),
		lead: say(
			'Ein Euro ist ein Punkt. Dazu Gutscheine, die zu dir passen, und Preise, die nur für Mitglieder gelten.',
			'One pound is one point. Plus vouchers that suit you, and prices for members only.',
		),
		blocks: [
			{
				type: 'feature',
				items: [
					{
						icon: 'star',
						title: say('Punkte sammeln', 'Collect points'),
						text: say('Mit jedem Einkauf', 'With every shop'),
					},
					{
						icon: 'ticket',
						title: say('Gutscheine', 'Vouchers'),
						text: say('Die zu dir passen', 'That suit you'),
					},
					{
						icon: 'badge-percent',
						title: say('Clubpreise', 'Member prices'),
						text: say('Gelb am Regal', 'Look for the yellow tag'),
					},
				],
			},
			{
				type: 'section',
				background: 'club',
				audiences: ['loyalty'],
				children: [
					{
						type: 'headline',
						level: 2,
						text: say('Schön, dass du dabei bist', 'Good to have you with us'),
					},
					{
						type: 'text',
						paragraphs: [
							say(
								'Deine Punkte und Gutscheine findest du in deinem Konto. Clubpreise gelten für dich ab dem ersten Artikel.',
								'You will find your points and vouchers in your account. Member prices are yours from the first item.',
							),
						],
					},
				],
			},
			{
				type: 'section',
				background: 'club',
				audiences: ['customer'],
				children: [
					{
						type: 'headline',
						level: 2,
						text: say('Nur noch ein Schritt', 'Just one more step'),
					},
					{
						type: 'text',
						paragraphs: [
							say(
								'Du hast schon ein Konto. Verknüpfe deine Clubkarte oder hol dir eine neue, dann sammelst du mit.',
								'You already have an account. Link your card or get a new one, and you are in.',
							),
						],
					},
				],
			},
			{
				type: 'section',
				background: 'club',
				audiences: ['anonymous'],
				children: [
					{ type: 'headline', level: 2, text: say('Gratis Mitglied werden', 'Join for free') },
					{
						type: 'text',
						paragraphs: [
							say('Dauert eine Minute und kostet nichts.', 'Takes a minute and costs nothing.'),
						],
					},
					{ type: 'login-button', label: say('Anmelden', 'Sign in') },
					{
						type: 'button',
						look: 'secondary',
						label: say('Registrieren', 'Register'),
						href: pathIn(language, 'registration'),
					},
				],
			},
			{
				type: 'voucher-group',
				title: say('Deine Gutscheine', 'Your vouchers'),
				source: 'personal',
			},
		],
	};
}
