import type { DemoPage } from './document.ts';
import { type Language, type Place, speaker } from './language.ts';
import { toPage } from './service-pages.ts';

type Say = ReturnType<typeof speaker>;

/** What the law wants to be findable. Written for demonstration shops: honest about being that. */
export function legalPages(language: Language): DemoPage[] {
	const say = speaker(language);
	return legal(say).map(({ place, title, lead, parts }) =>
		toPage(language, {
			place,
			title,
			description: lead,
			lead,
			blocks: [
				{
					type: 'text',
					paragraphs: parts.flatMap(([heading, ...paragraphs]) => [
						{ type: 'heading' as const, level: 2 as const, children: [heading ?? ''] },
						...paragraphs,
					]),
				},
				...(place === 'privacy'
					? [
							{
								type: 'cookie-list' as const,
								title: say('Diese Cookies setzen wir', 'The cookies we set'),
								cookies: [
									{
										name: 'sid',
										provider: say('Korb', 'Greenbasket'),
										purpose: say('Hält deine Anmeldung offen.', 'Keeps you signed in.'),
										duration: say('30 Tage', '30 days'),
										group: 'C0001' as const,
									},
									{
										name: 'region',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Merkt sich, aus welcher Filiale du einkaufst.',
											'Remembers which store you shop from.',
										),
										duration: say('1 Jahr', '1 year'),
										group: 'C0001' as const,
									},
									{
										name: '__Host-cart, cartExists',
										provider: say('Korb', 'Greenbasket'),
										purpose: say('Halten deinen Korb zusammen.', 'Hold your basket together.'),
										duration: say('30 Tage', '30 days'),
										group: 'C0001' as const,
									},
									{
										name: 'consent',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Merkt sich, welche Cookies du erlaubt hast.',
											'Remembers which cookies you have allowed.',
										),
										duration: say('180 Tage', '180 days'),
										group: 'C0001' as const,
									},
									{
										name: 'loggedIn',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Sagt der Seite, dass du angemeldet bist. Enthält kein Geheimnis.',
											'Tells the page that you are signed in. Holds no secret.',
										),
										duration: say('30 Tage', '30 days'),
										group: 'C0001' as const,
									},
									{
										name: 'XSRF-TOKEN',
										provider: say('Korb', 'Greenbasket'),
										purpose: say(
											'Schützt Formulare vor gefälschten Anfragen.',
											'Protects forms from forged requests.',
										),
										duration: say('Sitzung', 'Session'),
										group: 'C0001' as const,
									},
								],
							},
							{
								type: 'cookie-settings-button' as const,
								label: say('Cookie-Einstellungen ändern', 'Change cookie settings'),
							},
						]
					: []),
			],
		}),
	);
}

type Legal = { place: Place; title: string; lead: string; parts: string[][] };

function legal(say: Say): Legal[] {
	return [
		{
			place: 'imprint',
			title: say('Impressum', 'About this shop'),
			lead: say(
				'Korb ist ein Vorführgeschäft: Hier kannst du alles ausprobieren, aber nichts wird wirklich geliefert oder verrechnet.',
				'Greenbasket is a demonstration shop. Try anything you like: nothing will be delivered and nothing will be charged.',
			),
			parts: [
				[
					say('Wer wir sind', 'Who we are'),
					say(
						'Korb Handels GmbH, Musterplatz 1, 1010 Wien, Österreich.',
						'Greenbasket Demo Ltd, 1 Example Street, London EC1A 1AA, United Kingdom.',
					),
					say(
						'Firmenbuchnummer FN 000000 a, Handelsgericht Wien. UID: ATU00000000. Alle Angaben sind erfunden.',
						'Company number 00000000, VAT GB 000 0000 00. All details are invented.',
					),
				],
				[
					say('Offenlegung', 'Disclosure'),
					say(
						'Medieninhaberin gemäß § 25 Mediengesetz ist die Korb Handels GmbH. Unternehmensgegenstand ist der Handel mit Waren aller Art.',
						'The publisher of this site is Greenbasket Demo Ltd. Its business is the retail of food and household goods.',
					),
				],
			],
		},
		{
			place: 'privacy',
			title: say('Datenschutz', 'Privacy'),
			lead: say(
				'Wir speichern, was wir zum Liefern brauchen, und sonst nichts ohne deine Zustimmung.',
				'We keep what we need to deliver your order, and nothing else without your consent.',
			),
			parts: [
				[
					say('Was wir verarbeiten', 'What we process'),
					say(
						'Für eine Bestellung: Name, Anschrift, Telefonnummer, was du bestellst und wie du bezahlst. Kartendaten sieht nur der Zahlungsanbieter.',
						'For an order: name, address, telephone number, what you order and how you pay. Only the payment provider sees card details.',
					),
					say(
						'Für dein Konto: E-Mail-Adresse, ein nicht umkehrbar gespeichertes Passwort und deine Einstellungen.',
						'For your account: e-mail address, a password stored irreversibly, and your settings.',
					),
				],
				[
					say('Wie lange', 'For how long'),
					say(
						'Rechnungen sieben Jahre, weil das Gesetz es will. Alles andere, bis du dein Konto löschst.',
						'Invoices for six years because the law says so. Everything else until you delete your account.',
					),
				],
				[
					say('Deine Rechte', 'Your rights'),
					say(
						'Auskunft, Berichtigung, Löschung, Mitnahme deiner Daten, Widerspruch. Eine Nachricht genügt. Beschweren kannst du dich bei der Datenschutzbehörde.',
						'Access, correction, deletion, portability and objection. A message is enough. You may complain to the Information Commissioner.',
					),
				],
			],
		},
		{
			place: 'terms',
			title: say('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
			lead: say('Kurz, damit man sie auch liest.', 'Short, so that somebody reads them.'),
			parts: [
				[
					say('Vertrag', 'Contract'),
					say(
						'Mit „Zahlungspflichtig bestellen“ gibst du ein Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung per Mail bestätigen.',
						'Placing an order is an offer. The contract is made when we confirm it by e-mail.',
					),
				],
				[
					say('Preise', 'Prices'),
					say(
						'Alle Preise gelten inklusive Umsatzsteuer und zuzüglich Pfand. Gewogene Ware wird nach dem tatsächlichen Gewicht verrechnet, nie mit mehr als dem reservierten Betrag.',
						'All prices include VAT; deposits are added. Weighed goods are charged by their actual weight and never above the reserved amount.',
					),
				],
				[
					say('Lieferung', 'Delivery'),
					say(
						'Wir liefern im gewählten Zeitfenster. Bei Waren mit Altersbeschränkung zeigst du bei der Übergabe einen Ausweis.',
						'We deliver within your slot. Age-restricted goods need proof of age at the door.',
					),
				],
				[
					say('Gewährleistung', 'Warranty'),
					say(
						'Was nicht in Ordnung ist, ersetzen wir oder zahlen es zurück.',
						'Whatever is not right is replaced or refunded.',
					),
				],
			],
		},
		{
			place: 'withdrawal',
			title: say('Widerruf', 'Right of withdrawal'),
			lead: say(
				'Du kannst vom Kauf innerhalb von 14 Tagen ohne Angabe von Gründen zurücktreten.',
				'You may withdraw from a purchase within 14 days without giving reasons.',
			),
			parts: [
				[
					say('So geht es', 'How it works'),
					say(
						'Eine eindeutige Erklärung genügt: über dein Konto, per Mail oder per Post. Wir zahlen binnen 14 Tagen auf demselben Weg zurück, auf dem du bezahlt hast.',
						'A clear statement is enough: in your account, by e-mail or by post. We refund within 14 days the way you paid.',
					),
				],
				[
					say('Ausnahmen', 'Exceptions'),
					say(
						'Kein Rücktrittsrecht gibt es bei schnell verderblichen Waren und bei versiegelten Waren, deren Siegel entfernt wurde.',
						'There is no right of withdrawal for perishable goods and for sealed goods once unsealed.',
					),
				],
			],
		},
		{
			place: 'accessibility',
			title: say('Barrierefreiheit', 'Accessibility'),
			lead: say(
				'Alle sollen bei uns einkaufen können, auch ohne Maus, ohne Bild und mit großer Schrift.',
				'Everybody should be able to shop here: without a mouse, without seeing, with large text.',
			),
			parts: [
				[
					say('Stand', 'Status'),
					say(
						'Wir richten uns nach WCAG 2.2, Stufe AA, und nach dem Barrierefreiheitsgesetz. Jede Seite wird automatisch und von Hand geprüft.',
						'We follow WCAG 2.2, level AA. Every page is checked automatically and by hand.',
					),
				],
				[
					say('Was noch fehlt', 'What is still missing'),
					say(
						'Für einzelne Karten und eingebettete Filme anderer Anbieter gibt es noch keine vollständige Textalternative.',
						'Some maps and embedded films by others have no complete text alternative yet.',
					),
				],
				[
					say('Sag es uns', 'Tell us'),
					say(
						'Stößt du auf eine Hürde, schreib uns. Wir antworten binnen zwei Werktagen. Hilft das nicht, kannst du dich an das Sozialministeriumservice wenden.',
						'If something is in your way, write to us. We reply within two working days.',
					),
				],
			],
		},
	];
}
