import type { Place, speaker } from './language.ts';

type Say = ReturnType<typeof speaker>;
/** A paragraph, or the points of a list. */
export type LegalText = string | string[];
type Part = [heading: string, ...texts: LegalText[]];
type Legal = { place: Place; title: string; lead: string; parts: Part[] };

export function legalTexts(say: Say): Legal[] {
	return [imprint(say), privacy(say), terms(say), withdrawal(say), accessibility(say)];
}

function imprint(say: Say): Legal {
	return {
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
					'Korb Handels GmbH, Musterplatz 1, 1010 Wien, Österreich. Alle Angaben auf dieser Seite sind erfunden.',
					'Greenbasket Demo Ltd, 1 Example Street, London EC1A 1AA, United Kingdom. All details on this page are invented.',
				),
				[
					say('Geschäftsführung: Anna Muster', 'Director: Anna Example'),
					say(
						'Firmenbuchnummer FN 000000 a, Handelsgericht Wien',
						'Registered in England and Wales, company number 00000000',
					),
					say('Umsatzsteuer-Identifikationsnummer: ATU00000000', 'VAT number: GB 000 0000 00'),
					say(
						'Mitglied der Wirtschaftskammer Wien, Fachgruppe Lebensmittelhandel',
						'Food business registered with the City of London Corporation',
					),
					say(
						'Gewerbebehörde: Magistratisches Bezirksamt für den 1. Bezirk; anwendbar ist die Gewerbeordnung (ris.bka.gv.at)',
						'Alcohol is sold under premises licence 00/00000/DEMO',
					),
				],
			],
			[
				say('So erreichst du uns', 'How to reach us'),
				[
					say('E-Mail: hallo@korb.example', 'E-mail: hello@greenbasket.example'),
					say(
						'Telefon: +43 1 000 00 00, Montag bis Samstag von 7 bis 20 Uhr',
						'Telephone: +44 20 0000 0000, Monday to Saturday from 7 am to 8 pm',
					),
				],
			],
			[
				say('Offenlegung', 'Disclosure'),
				say(
					'Medieninhaberin und Herausgeberin gemäß § 25 Mediengesetz ist die Korb Handels GmbH. Unternehmensgegenstand ist der Handel mit Lebensmitteln und Haushaltswaren. Die Seite informiert über unser Sortiment und nimmt Bestellungen entgegen.',
					'This site is published by Greenbasket Demo Ltd, a retailer of food and household goods. It tells you what we sell and takes your orders.',
				),
			],
			[
				say('Wenn wir uns einmal nicht einig sind', 'If we cannot agree'),
				say(
					'Schreib uns zuerst: Meist ist es in einem Tag erledigt. Bleibt etwas offen, kannst du dich an den Internet Ombudsstelle Verein (ombudsstelle.at) wenden. Wir nehmen an Verfahren vor dieser Stelle teil.',
					'Write to us first: most things are settled within a day. If we cannot agree, Citizens Advice will tell you what to do next.',
				),
			],
		],
	};
}

function privacy(say: Say): Legal {
	return {
		place: 'privacy',
		title: say('Datenschutz', 'Privacy'),
		lead: say(
			'Wir speichern, was wir zum Liefern brauchen, und sonst nichts ohne deine Zustimmung.',
			'We keep what we need to deliver your order, and nothing else without your consent.',
		),
		parts: [
			[
				say('Wer verantwortlich ist', 'Who is responsible'),
				say(
					'Korb Handels GmbH, Musterplatz 1, 1010 Wien. Für alles rund um deine Daten: datenschutz@korb.example.',
					'Greenbasket Demo Ltd, 1 Example Street, London EC1A 1AA. For anything about your data: privacy@greenbasket.example.',
				),
			],
			[
				say('Was wir verarbeiten, und warum', 'What we process, and why'),
				[
					say(
						'Deine Bestellung: Name, Anschrift, Telefonnummer, was du bestellst und wie du bezahlst. Ohne das können wir nicht liefern (Vertrag, Art. 6 Abs. 1 lit. b DSGVO). Kartendaten sieht nur der Zahlungsanbieter.',
						'Your order: name, address, telephone number, what you order and how you pay. We cannot deliver without it (contract, Article 6(1)(b) UK GDPR). Only the payment provider sees card details.',
					),
					say(
						'Dein Konto: E-Mail-Adresse, ein nicht umkehrbar gespeichertes Passwort und deine Einstellungen (Vertrag).',
						'Your account: e-mail address, a password stored irreversibly, and your settings (contract).',
					),
					say(
						'Dein Newsletter: deine E-Mail-Adresse, nachdem du den Link in unserer Mail angeklickt hast. Abmelden kannst du dich in jeder Ausgabe (Einwilligung, lit. a).',
						'Your newsletter: your e-mail address, once you have followed the link in our mail. Every issue lets you unsubscribe (consent, Article 6(1)(a)).',
					),
					say(
						'Deine Nachrichten: was du uns schreibst und anhängst, um dir zu antworten (berechtigtes Interesse, lit. f).',
						'Your messages: what you write and attach, so that we can reply (legitimate interest, Article 6(1)(f)).',
					),
					say(
						'Betrieb der Seite: IP-Adresse und aufgerufene Seiten in technischen Protokollen, um Störungen und Angriffe zu erkennen (berechtigtes Interesse).',
						'Running the site: IP address and pages visited in technical logs, to notice faults and attacks (legitimate interest).',
					),
				],
			],
			[
				say('Wer deine Daten bekommt', 'Who receives your data'),
				say(
					'Wer packt und liefert, der Zahlungsanbieter, den du wählst, und wer für uns die Server betreibt. Alle sind vertraglich gebunden, alle arbeiten in der EU. Wir verkaufen nichts und geben nichts für fremde Werbung weiter.',
					'Those who pack and deliver, the payment provider you choose, and those who run our servers. All are bound by contract, all work in the UK or the EU. We sell nothing and pass nothing on for the advertising of others.',
				),
			],
			[
				say('Wie lange', 'For how long'),
				[
					say(
						'Rechnungen sieben Jahre, weil das Gesetz es will',
						'Invoices for six years, because the law says so',
					),
					say('Nachrichten zwölf Monate', 'Messages for twelve months'),
					say('Technische Protokolle 30 Tage', 'Technical logs for 30 days'),
					say(
						'Alles andere, bis du dein Konto löschst',
						'Everything else until you delete your account',
					),
				],
			],
			[
				say('Deine Rechte', 'Your rights'),
				say(
					'Auskunft, Berichtigung, Löschung, Einschränkung, Mitnahme deiner Daten und Widerspruch. Eine Einwilligung kannst du jederzeit zurückziehen. Eine Nachricht genügt, wir antworten binnen eines Monats. Beschweren kannst du dich bei der Datenschutzbehörde, Barichgasse 40–42, 1030 Wien.',
					'Access, correction, deletion, restriction, portability and objection. You may withdraw a consent at any time. A message is enough, and we reply within a month. You may complain to the Information Commissioner’s Office (ico.org.uk).',
				),
			],
		],
	};
}

function terms(say: Say): Legal {
	return {
		place: 'terms',
		title: say('Allgemeine Geschäftsbedingungen', 'Terms and conditions'),
		lead: say('Kurz, damit man sie auch liest.', 'Short, so that somebody reads them.'),
		parts: [
			[
				say('Für wen sie gelten', 'Whom they are for'),
				say(
					'Für alle, die bei Korb privat einkaufen. Du musst 16 Jahre alt sein; für Alkohol und andere Waren mit Altersgrenze gilt das jeweilige Landesgesetz.',
					'For everybody who shops at Greenbasket as a private person. You must be 18 to order alcohol and other age-restricted goods.',
				),
			],
			[
				say('Vertrag', 'Contract'),
				say(
					'Was du hier siehst, ist eine Einladung. Mit „Zahlungspflichtig bestellen“ gibst du ein Angebot ab. Der Vertrag kommt zustande, wenn wir die Bestellung per Mail bestätigen. Den Text schicken wir dir mit, gespeichert bleibt er in deinem Konto. Vertragssprache ist Deutsch.',
					'What you see here is an invitation. Placing an order is an offer. The contract is made when we confirm it by e-mail. We send you its text, and it stays in your account. The language of the contract is English.',
				),
			],
			[
				say('Preise', 'Prices'),
				say(
					'Alle Preise gelten in Euro, inklusive Umsatzsteuer und zuzüglich Pfand. Was Lieferung und Service kosten, steht im Korb, bevor du bestellst. Gewogene Ware wird nach dem tatsächlichen Gewicht verrechnet, nie mit mehr als dem reservierten Betrag.',
					'All prices are in pounds and include VAT; deposits are added. Your basket shows what delivery and service cost before you order. Weighed goods are charged by their actual weight and never above the reserved amount.',
				),
			],
			[
				say('Bezahlung', 'Payment'),
				say(
					'Wir reservieren den Betrag, wenn du bestellst, und buchen ihn ab, wenn gepackt ist. Was fehlt, zahlst du nicht.',
					'We reserve the amount when you order and take it once your order is packed. You do not pay for what is missing.',
				),
			],
			[
				say('Lieferung und Abholung', 'Delivery and collection'),
				say(
					'Wir liefern im gewählten Zeitfenster, oder du holst deinen Einkauf in der Filiale ab. Ist niemand da, versuchen wir dich anzurufen und nehmen die Ware wieder mit. Bei Waren mit Altersbeschränkung zeigst du bei der Übergabe einen Ausweis.',
					'We deliver within your slot, or you collect at a store. If nobody is in, we try to call you and take the goods back. Age-restricted goods need proof of age at the door.',
				),
			],
			[
				say('Ersatz und Gewährleistung', 'Substitutes and your statutory rights'),
				say(
					'Einen Ersatz bekommst du nur, wenn du zugestimmt hast, und nie teurer als bestellt. Was nicht in Ordnung ist, ersetzen wir oder zahlen es zurück; dein gesetzliches Gewährleistungsrecht bleibt, wie es ist.',
					'You get a substitute only if you have agreed, and never at a higher price. Whatever is not right is replaced or refunded; your statutory rights stay as they are.',
				),
			],
			[
				say('Recht', 'Law'),
				say(
					'Es gilt österreichisches Recht. Wohnst du anderswo in der EU, schützt dich auch das Recht deines Landes.',
					'The law of England and Wales applies. If you live in Scotland or Northern Ireland, the courts there are open to you as well.',
				),
			],
		],
	};
}

function withdrawal(say: Say): Legal {
	return {
		place: 'withdrawal',
		title: say('Widerruf', 'Right of withdrawal'),
		lead: say(
			'Du kannst vom Kauf innerhalb von 14 Tagen ohne Angabe von Gründen zurücktreten.',
			'You may withdraw from a purchase within 14 days without giving reasons.',
		),
		parts: [
			[
				say('Die Frist', 'The period'),
				say(
					'Sie beginnt an dem Tag, an dem du die Ware bekommen hast, bei mehreren Lieferungen die letzte. Es genügt, wenn du deine Erklärung vor Ablauf der 14 Tage abschickst.',
					'It starts on the day on which you received the goods, or the last of them if they came in parts. It is enough to send your statement before the 14 days are over.',
				),
			],
			[
				say('So geht es', 'How it works'),
				say(
					'Eine eindeutige Erklärung genügt: in deinem Konto, per Mail an hallo@korb.example oder per Post an Korb Handels GmbH, Musterplatz 1, 1010 Wien. Du kannst das Formular unten verwenden, musst aber nicht.',
					'A clear statement is enough: in your account, by e-mail to hello@greenbasket.example or by post to Greenbasket Demo Ltd, 1 Example Street, London EC1A 1AA. You may use the form below, but you do not have to.',
				),
			],
			[
				say('Was dann geschieht', 'What happens then'),
				say(
					'Wir zahlen dir alles zurück, auch die Lieferkosten der günstigsten Lieferung, spätestens binnen 14 Tagen und auf demselben Weg, auf dem du bezahlt hast. Die Ware schickst du binnen 14 Tagen zurück oder gibst sie bei der nächsten Lieferung mit; das Zurückschicken zahlst du. Für einen Wertverlust haftest du nur, wenn du mehr getan hast, als sie zu prüfen.',
					'We refund everything, including our cheapest delivery charge, within 14 days at the latest and the way you paid. Send the goods back within 14 days or hand them over with your next delivery; you pay for sending them. You are liable for a loss of value only if you have done more than examine them.',
				),
			],
			[
				say('Ausnahmen', 'Exceptions'),
				say('Kein Rücktrittsrecht gibt es bei', 'There is no right of withdrawal for'),
				[
					say(
						'Waren, die schnell verderben oder deren Ablaufdatum rasch überschritten würde',
						'goods that perish or expire quickly',
					),
					say(
						'versiegelten Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, sobald das Siegel entfernt ist',
						'sealed goods that cannot be returned for reasons of health or hygiene, once unsealed',
					),
					say(
						'Zeitungen und Zeitschriften, außer im Abonnement',
						'newspapers and magazines, except by subscription',
					),
				],
			],
			[
				say('Muster-Widerrufsformular', 'Model withdrawal form'),
				say(
					'Wenn du widerrufen willst, füll dieses Formular aus und schick es an uns:',
					'Fill in and send us this form if you wish to withdraw:',
				),
				[
					say(
						'An Korb Handels GmbH, Musterplatz 1, 1010 Wien, hallo@korb.example:',
						'To Greenbasket Demo Ltd, 1 Example Street, London EC1A 1AA, hello@greenbasket.example:',
					),
					say(
						'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)',
						'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
					),
					say('Bestellt am (*) / erhalten am (*)', 'Ordered on (*) / received on (*)'),
					say('Name des/der Verbraucher(s)', 'Name of consumer(s)'),
					say('Anschrift des/der Verbraucher(s)', 'Address of consumer(s)'),
					say(
						'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
						'Signature of consumer(s) (only if this form is notified on paper)',
					),
					say('Datum', 'Date'),
				],
				say('(*) Unzutreffendes streichen.', '(*) Delete as appropriate.'),
			],
		],
	};
}

function accessibility(say: Say): Legal {
	return {
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
					'Wir richten uns nach WCAG 2.2, Stufe AA, und nach dem Barrierefreiheitsgesetz. Jede Seite wird bei jeder Änderung automatisch geprüft und von Hand mit der Tastatur bedient. Diese Erklärung stammt vom 15. November 2026.',
					'We follow WCAG 2.2, level AA. With every change each page is checked automatically and used with the keyboard by hand. This statement was written on 15 November 2026.',
				),
			],
			[
				say('Was du erwarten kannst', 'What you can expect'),
				[
					say(
						'Alles lässt sich mit der Tastatur erreichen, und man sieht, wo man ist.',
						'Everything can be reached with the keyboard, and you can see where you are.',
					),
					say(
						'Texte lassen sich auf 200 % vergrößern, ohne dass etwas verschwindet.',
						'Text can be enlarged to 200 % without anything disappearing.',
					),
					say(
						'Bilder von Produkten haben Beschreibungen, Farben sind nie der einzige Hinweis.',
						'Pictures of products have descriptions, and colour is never the only hint.',
					),
					say(
						'Wer weniger Bewegung eingestellt hat, bekommt weniger Bewegung.',
						'Whoever has asked for less motion gets less motion.',
					),
				],
			],
			[
				say('Was noch fehlt', 'What is still missing'),
				say(
					'Für einzelne Karten und eingebettete Filme anderer Anbieter gibt es noch keine vollständige Textalternative. Filialen und Abholorte findest du auch als Liste.',
					'Some maps and embedded films by others have no complete text alternative yet. Stores and collection points are also available as a list.',
				),
			],
			[
				say('Sag es uns', 'Tell us'),
				say(
					'Stößt du auf eine Hürde, schreib an barrierefrei@korb.example. Wir antworten binnen zwei Werktagen. Hilft das nicht, kannst du dich an das Sozialministeriumservice (sozialministeriumservice.at) wenden.',
					'If something is in your way, write to access@greenbasket.example. We reply within two working days. If that does not help, the Equality Advisory and Support Service can.',
				),
			],
		],
	};
}
