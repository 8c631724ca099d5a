import type { z } from 'zod';
import type { Block } from '../content.ts';

type BlockInput = z.input<typeof Block>;

/** One good example of every kind: for tests on both sides, for the workbench and for the demo page that shows them all. */
export const blockExamples: { [Type in BlockInput['type']]: Extract<BlockInput, { type: Type }> } =
	{
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
		image: {
			type: 'image',
			image: picture('einkaufskorb', 'Ein Korb mit Obst, Gemüse und Brot', 1280, 1120),
			caption: 'Das Schwere nach unten, die Eier nach oben',
			ratio: '16:9',
		},
		'image-list': {
			type: 'image-list',
			title: 'Durch die Gänge',
			look: 'tiles',
			more: { label: 'Ganzes Sortiment', href: '/kategorie' },
			images: [
				tile('brokkoli', 'Obst & Gemüse', '/kategorie/obst-gemuese', 'sage'),
				tile('croissant', 'Brot & Gebäck', '/kategorie/brot-gebaeck', 'butter'),
				tile('kaese', 'Milch & Käse', '/kategorie/kuehlwaren', 'sky'),
			],
		},
		'image-slider': {
			type: 'image-slider',
			label: 'Vom Feld in den Korb',
			slides: [
				{ image: picture('brokkoli', 'Brokkoli'), caption: 'Brokkoli aus dem Marchfeld' },
				{ image: picture('erdbeeren', 'Erdbeeren'), caption: 'Erdbeeren aus Wiesen' },
			],
		},
		video: {
			type: 'video',
			title: 'Eine Minute in der Packstation',
			source: { kind: 'embed', src: 'https://video.korb.example/embed/packstation' },
			poster: picture('einkaufskorb', '', 1280, 1120),
		},
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
					children: [
						{ type: 'teaser', title: 'Ein Drittel', text: 'Für das Kurze.', tint: 'mint' },
					],
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
	};

function picture(name: string, alt: string, width = 480, height = 480) {
	return { src: `/media/c/${name}/${width}.webp`, alt, width, height };
}

function tile<Tint extends string>(name: string, label: string, href: string, tint: Tint) {
	return { image: picture(name, ''), label, href, tint };
}
