import type { BlockExamples } from './example.ts';

export const serviceExamples = {
	'voucher-group': {
		type: 'voucher-group',
		title: 'Deine Gutscheine',
		text: 'Einmal aktivieren, an der Kassa automatisch sparen.',
		source: 'personal',
		link: { label: 'Alle Club-Vorteile', href: '/club' },
	},
	'loyalty-app-button': {
		type: 'loyalty-app-button',
		label: 'Club-App holen',
		text: 'Karte, Punkte und Gutscheine in der Hosentasche',
		iosHref: 'https://apps.example/ios/korb-club',
		androidHref: 'https://apps.example/android/korb-club',
	},
	'login-button': { type: 'login-button', label: 'Anmelden', welcome: 'Schön, dass du da bist' },
	'newsletter-subscribe': {
		type: 'newsletter-subscribe',
		anonymous: {
			title: '€ 5 für deinen ersten Korb',
			text: 'Newsletter anmelden: donnerstags die Aktionen, sonntags ein Rezept. Mehr nicht.',
		},
		customer: {
			title: 'Donnerstags die Aktionen, sonntags ein Rezept',
			text: 'Wir schicken es an die Adresse in deinem Konto.',
		},
	},
	'newsletter-unsubscribe': {
		type: 'newsletter-unsubscribe',
		anonymous: { title: 'Newsletter abmelden', text: 'Ein Klick, und es kommt nichts mehr.' },
		customer: {
			title: 'Newsletter abmelden',
			text: 'Du bekommst dann keine Aktionen mehr per Mail.',
		},
	},
	contact: {
		type: 'contact',
		title: 'Kundenservice',
		addressLines: ['Korb Handels GmbH', 'Lassallestraße 7', '1020 Wien'],
		phone: '+43 1 000 00 00',
		email: 'hallo@korb.example',
		hours: [
			{ days: 'Montag bis Freitag', time: '7–20 Uhr' },
			{ days: 'Samstag', time: '8–18 Uhr' },
		],
	},
	'contact-form': {
		type: 'contact-form',
		title: 'Schreib uns',
		text: 'Wir antworten am selben Werktag.',
		topics: ['Meine Bestellung', 'Lieferung und Abholung', 'Produkte', 'Etwas anderes'],
	},
	questionnaire: {
		type: 'questionnaire',
		name: 'zufriedenheit',
		title: 'Wie war dein Einkauf?',
		text: 'Drei Fragen, eine Minute.',
		questions: [
			{ name: 'freshness', label: 'Wie frisch war alles?', kind: 'rating', isRequired: true },
			{
				name: 'service',
				label: 'Wie hast du deinen Einkauf bekommen?',
				kind: 'choice',
				choices: ['Geliefert', 'Abgeholt'],
			},
			{ name: 'wish', label: 'Was fehlt dir bei uns?', kind: 'long-text' },
		],
	},
	'cookie-list': {
		type: 'cookie-list',
		title: 'Diese Cookies setzen wir',
		cookies: [
			{
				name: 'sid',
				provider: 'Korb',
				purpose: 'Hält deine Anmeldung offen.',
				duration: '30 Tage',
				group: 'C0001',
			},
			{
				name: 'region',
				provider: 'Korb',
				purpose: 'Merkt sich, aus welcher Filiale du einkaufst.',
				duration: '1 Jahr',
				group: 'C0001',
			},
		],
	},
	'cookie-settings-button': {
		type: 'cookie-settings-button',
		label: 'Cookie-Einstellungen öffnen',
	},
} satisfies Partial<BlockExamples>;
