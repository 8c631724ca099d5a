import { type BlockExamples, picture } from './example.ts';

export const promotionExamples = {
	teaser: {
		type: 'teaser',
		look: 'pass',
		title: '30 Tage gratis liefern lassen',
		text: 'Danach € 7,90 im Monat, jederzeit kündbar.',
		image: picture('roller', ''),
		link: { label: 'Lieferpass testen', href: '/lieferpass' },
	},
	'teaser-slider': {
		type: 'teaser-slider',
		label: 'Höhepunkte der Woche',
		slides: [
			{
				eyebrow: 'Jetzt Saison',
				title: 'Reif gepflückt. Heute im Korb.',
				text: 'Marillen aus der Wachau, Paradeiser aus dem Seewinkel: in der Früh geerntet, ab 16 Uhr bei dir.',
				image: picture('einkaufskorb', '', 1280, 1120),
				link: { label: 'Zur Sommerernte', href: '/kategorie/obst-gemuese' },
				tint: 'peach',
				sticker: { above: 'Marillen', main: '€ 3,99', below: '500 g' },
			},
			{
				eyebrow: 'Aus der Nacht',
				title: 'Brot, das noch warm war.',
				text: 'Um vier Uhr gebacken, zum Frühstück bei dir.',
				image: picture('croissant', ''),
				link: { label: 'Zum Brot', href: '/kategorie/brot-gebaeck' },
				tint: 'butter',
			},
		],
		companions: [
			{
				look: 'deal',
				title: 'Aktionen der Woche',
				text: 'Bis zu −30 %, nur bis Mittwoch.',
				image: picture('geschenk', ''),
				link: { label: 'Alle Aktionen', href: '/kategorie?offers=promotion' },
			},
		],
	},
	feature: {
		type: 'feature',
		items: [
			{ icon: 'truck', title: 'Heute bestellt, heute da', text: 'Bestellschluss 12 Uhr' },
			{ icon: 'snowflake', title: 'Gekühlt bis zur Tür', text: 'Nie über 4 °C' },
			{ icon: 'shield-check', title: 'Frische-Garantie', text: 'Sonst Geld zurück' },
			{ icon: 'recycle', title: 'Pfand nehmen wir mit', text: 'Direkt beim Liefern' },
		],
	},
	option: {
		type: 'option',
		title: 'Wie kommt dein Einkauf zu dir?',
		options: [
			{
				icon: 'truck',
				label: 'Liefern lassen',
				text: 'An deine Tür, im gewählten Zeitfenster',
				href: '/lieferung',
			},
			{
				icon: 'store',
				label: 'Abholen',
				text: 'Gekühlt bereit in deiner Filiale',
				href: '/filialen',
			},
		],
	},
	publication: {
		type: 'publication',
		title: 'Zum Blättern',
		publications: ['flugblatt-der-woche'],
	},
	'social-follow': {
		type: 'social-follow',
		title: 'Folge uns',
		links: [
			{ network: 'instagram', href: 'https://instagram.example/korb' },
			{ network: 'mastodon', href: 'https://social.example/@korb' },
			{ network: 'youtube', href: 'https://youtube.example/korb' },
		],
	},
} satisfies Partial<BlockExamples>;
