import type { LegalText } from './legal-text.ts';

export const privacy: LegalText = {
	place: 'privacy',
	title: ['Datenschutz', 'Privacy'],
	lead: [
		'Wir speichern, was wir zum Liefern brauchen, und sonst nichts ohne deine Zustimmung.',
		'We keep what we need to deliver your order, and nothing else without your consent.',
	],
	parts: [
		[
			['Wer verantwortlich ist', 'Who is responsible'],
			[
				'Korb Handels GmbH, Lassallestraße 7, 1020 Wien. Für alles rund um deine Daten: datenschutz@korb.example.',
				'Greenbasket Ltd, 12 Curtain Road, London EC2A 3NH. For anything about your data: privacy@greenbasket.example.',
			],
		],
		[
			['Was wir verarbeiten, und warum', 'What we process, and why'],
			[
				[
					'Deine Bestellung: Name, Anschrift, Telefonnummer, was du bestellst und wie du bezahlst. Ohne das können wir nicht liefern (Vertrag, Art. 6 Abs. 1 lit. b DSGVO). Kartendaten sieht nur der Zahlungsanbieter.',
					'Your order: name, address, telephone number, what you order and how you pay. We cannot deliver without it (contract, Article 6(1)(b) UK GDPR). Only the payment provider sees card details.',
				],
				[
					'Dein Konto: E-Mail-Adresse, ein nicht umkehrbar gespeichertes Passwort und deine Einstellungen (Vertrag).',
					'Your account: e-mail address, a password stored irreversibly, and your settings (contract).',
				],
				[
					'Dein Newsletter: deine E-Mail-Adresse, nachdem du den Link in unserer Mail angeklickt hast. Abmelden kannst du dich in jeder Ausgabe (Einwilligung, lit. a).',
					'Your newsletter: your e-mail address, once you have followed the link in our mail. Every issue lets you unsubscribe (consent, Article 6(1)(a)).',
				],
				[
					'Deine Nachrichten: was du uns schreibst und anhängst, um dir zu antworten (berechtigtes Interesse, lit. f).',
					'Your messages: what you write and attach, so that we can reply (legitimate interest, Article 6(1)(f)).',
				],
				[
					'Betrieb der Seite: IP-Adresse und aufgerufene Seiten in technischen Protokollen, um Störungen und Angriffe zu erkennen (berechtigtes Interesse).',
					'Running the site: IP address and pages visited in technical logs, to notice faults and attacks (legitimate interest).',
				],
			],
		],
		[
			['Wer deine Daten bekommt', 'Who receives your data'],
			[
				'Wer packt und liefert, der Zahlungsanbieter, den du wählst, und wer für uns die Server betreibt. Alle sind vertraglich gebunden, alle arbeiten in der EU. Wir verkaufen nichts und geben nichts für fremde Werbung weiter.',
				'Those who pack and deliver, the payment provider you choose, and those who run our servers. All are bound by contract, all work in the UK or the EU. We sell nothing and pass nothing on for the advertising of others.',
			],
		],
		[
			['Wie lange', 'For how long'],
			[
				[
					'Rechnungen sieben Jahre, weil das Gesetz es will',
					'Invoices for six years, because the law says so',
				],
				['Nachrichten zwölf Monate', 'Messages for twelve months'],
				['Technische Protokolle 30 Tage', 'Technical logs for 30 days'],
				[
					'Alles andere, bis du dein Konto löschst',
					'Everything else until you delete your account',
				],
			],
		],
		[
			['Deine Rechte', 'Your rights'],
			[
				'Auskunft, Berichtigung, Löschung, Einschränkung, Mitnahme deiner Daten und Widerspruch. Eine Einwilligung kannst du jederzeit zurückziehen. Eine Nachricht genügt, wir antworten binnen eines Monats. Beschweren kannst du dich bei der Datenschutzbehörde, Barichgasse 40–42, 1030 Wien.',
				'Access, correction, deletion, restriction, portability and objection. You may withdraw a consent at any time. A message is enough, and we reply within a month. You may complain to the Information Commissioner’s Office (ico.org.uk).',
			],
		],
	],
};
