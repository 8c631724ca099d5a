import type { LegalText } from './legal-text.ts';

export const withdrawal: LegalText = {
	place: 'withdrawal',
	title: ['Widerruf', 'Right of withdrawal'],
	lead: [
		'Du kannst vom Kauf innerhalb von 14 Tagen ohne Angabe von Gründen zurücktreten.',
		'You may withdraw from a purchase within 14 days without giving reasons.',
	],
	parts: [
		[
			['Die Frist', 'The period'],
			[
				'Sie beginnt an dem Tag, an dem du die Ware bekommen hast, bei mehreren Lieferungen die letzte. Es genügt, wenn du deine Erklärung vor Ablauf der 14 Tage abschickst.',
				'It starts on the day on which you received the goods, or the last of them if they came in parts. It is enough to send your statement before the 14 days are over.',
			],
		],
		[
			['So geht es', 'How it works'],
			[
				'Am schnellsten online: Über den Link in deiner Bestellmail kommst du zu „Vertrag widerrufen“. Du wählst, was du zurückgeben willst, bestätigst es im zweiten Schritt und bekommst sofort eine Mail, in der steht, was wann bei uns eingegangen ist. Ein Konto brauchst du dafür nicht.',
				'Quickest online: the link in your order e-mail leads to “Withdraw from contract”. Choose what you want to return, confirm it in a second step, and an e-mail tells you at once what has reached us and when. You do not need an account.',
			],
			[
				'Jede andere eindeutige Erklärung genügt auch: per Mail an hallo@korb.example oder per Post an Korb Handels GmbH, Lassallestraße 7, 1020 Wien. Du kannst das Formular unten verwenden, musst aber nicht.',
				'Any other clear statement will do as well: by e-mail to hello@greenbasket.example or by post to Greenbasket Ltd, 12 Curtain Road, London EC2A 3NH. You may use the form below, but you do not have to.',
			],
		],
		[
			['Was dann geschieht', 'What happens then'],
			[
				'Wir zahlen dir alles zurück, auch die Lieferkosten der günstigsten Lieferung, spätestens binnen 14 Tagen und auf demselben Weg, auf dem du bezahlt hast. Die Ware schickst du binnen 14 Tagen zurück oder gibst sie bei der nächsten Lieferung mit; das Zurückschicken zahlst du. Für einen Wertverlust haftest du nur, wenn du mehr getan hast, als sie zu prüfen.',
				'We refund everything, including our cheapest delivery charge, within 14 days at the latest and the way you paid. Send the goods back within 14 days or hand them over with your next delivery; you pay for sending them. You are liable for a loss of value only if you have done more than examine them.',
			],
		],
		[
			['Ausnahmen', 'Exceptions'],
			['Kein Rücktrittsrecht gibt es bei', 'There is no right of withdrawal for'],
			[
				[
					'Waren, die schnell verderben oder deren Ablaufdatum rasch überschritten würde',
					'goods that perish or expire quickly',
				],
				[
					'versiegelten Waren, die aus Gründen der Gesundheit oder Hygiene nicht zurückgegeben werden können, sobald das Siegel entfernt ist',
					'sealed goods that cannot be returned for reasons of health or hygiene, once unsealed',
				],
				[
					'Zeitungen und Zeitschriften, außer im Abonnement',
					'newspapers and magazines, except by subscription',
				],
			],
		],
		[
			['Muster-Widerrufsformular', 'Model withdrawal form'],
			[
				'Wenn du widerrufen willst, füll dieses Formular aus und schick es an uns:',
				'Fill in and send us this form if you wish to withdraw:',
			],
			[
				[
					'An Korb Handels GmbH, Lassallestraße 7, 1020 Wien, hallo@korb.example:',
					'To Greenbasket Ltd, 12 Curtain Road, London EC2A 3NH, hello@greenbasket.example:',
				],
				[
					'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (*) / die Erbringung der folgenden Dienstleistung (*)',
					'I/We (*) hereby give notice that I/we (*) withdraw from my/our (*) contract of sale of the following goods (*) / for the provision of the following service (*)',
				],
				['Bestellt am (*) / erhalten am (*)', 'Ordered on (*) / received on (*)'],
				['Name des/der Verbraucher(s)', 'Name of consumer(s)'],
				['Anschrift des/der Verbraucher(s)', 'Address of consumer(s)'],
				[
					'Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)',
					'Signature of consumer(s) (only if this form is notified on paper)',
				],
				['Datum', 'Date'],
			],
			['(*) Unzutreffendes streichen.', '(*) Delete as appropriate.'],
		],
	],
};
