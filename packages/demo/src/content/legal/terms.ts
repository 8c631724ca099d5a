import type { LegalText } from './legal-text.ts';

export const terms: LegalText = {
	place: 'terms',
	title: ['AGB', 'Terms and conditions'],
	lead: [
		'Unsere Allgemeinen Geschäftsbedingungen, kurz gehalten, damit man sie auch liest.',
		'Kept short, so that somebody reads them.',
	],
	parts: [
		[
			['Für wen sie gelten', 'Whom they are for'],
			[
				'Für alle, die bei Korb privat einkaufen. Du musst 16 Jahre alt sein; für Alkohol und andere Waren mit Altersgrenze gilt das jeweilige Landesgesetz.',
				'For everybody who shops at Greenbasket as a private person. You must be 18 to order alcohol and other age-restricted goods.',
			],
		],
		[
			['Vertrag', 'Contract'],
			[
				'Was du hier siehst, ist eine Einladung. Mit „Zahlungspflichtig bestellen“ gibst du ein Angebot ab; bis dahin kannst du alles noch ändern. Der Vertrag kommt zustande, wenn wir die Bestellung per Mail bestätigen. Seinen Text schicken wir dir mit, damit du ihn aufheben kannst. Vertragssprache ist Deutsch.',
				'What you see here is an invitation. Placing an order is an offer; until then you can change everything. The contract is made when we confirm it by e-mail. We send you its text to keep. The language of the contract is English.',
			],
		],
		[
			['Preise', 'Prices'],
			[
				'Alle Preise gelten in Euro, inklusive Umsatzsteuer und zuzüglich Pfand. Was Lieferung und Service kosten, steht im Korb, bevor du bestellst. Gewogene Ware wird nach dem tatsächlichen Gewicht verrechnet, nie mit mehr als dem reservierten Betrag.',
				'All prices are in pounds and include VAT; deposits are added. Your basket shows what delivery and service cost before you order. Weighed goods are charged by their actual weight and never above the reserved amount.',
			],
		],
		[
			['Bezahlung', 'Payment'],
			[
				'Wir reservieren den Betrag, wenn du bestellst, und buchen ihn ab, wenn gepackt ist. Was fehlt, zahlst du nicht. Keine Zahlungsart kostet etwas extra. Bis alles bezahlt ist, bleibt die Ware unser Eigentum.',
				'We reserve the amount when you order and take it once your order is packed. You do not pay for what is missing. No way to pay costs extra. The goods are ours until they are paid for.',
			],
		],
		[
			['Lieferung und Abholung', 'Delivery and collection'],
			[
				'Wir liefern im gewählten Zeitfenster, oder du holst deinen Einkauf in der Filiale ab. Ist niemand da, versuchen wir dich anzurufen und nehmen die Ware wieder mit. Bei Waren mit Altersbeschränkung zeigst du bei der Übergabe einen Ausweis.',
				'We deliver within your slot, or you collect at a store. If nobody is in, we try to call you and take the goods back. Age-restricted goods need proof of age at the door.',
			],
		],
		[
			['Ersatz und Gewährleistung', 'Substitutes and your statutory rights'],
			[
				'Einen Ersatz bekommst du nur, wenn du zugestimmt hast, und nie teurer als bestellt. Was nicht in Ordnung ist, ersetzen wir oder zahlen es zurück; dein gesetzliches Gewährleistungsrecht bleibt, wie es ist.',
				'You get a substitute only if you have agreed, and never at a higher price. Whatever is not right is replaced or refunded; your statutory rights stay as they are.',
			],
		],
		[
			['Rücktritt', 'Withdrawal'],
			[
				'Du kannst binnen 14 Tagen ohne Angabe von Gründen zurücktreten, außer bei Waren, die schnell verderben. Wie das geht und welche Ausnahmen es gibt, steht auf der Seite „Widerruf“.',
				'You may withdraw within 14 days without giving reasons, except from goods that perish quickly. The page “Right of withdrawal” says how, and lists the exceptions.',
			],
		],
		[
			['Wenn etwas schiefgeht', 'When something goes wrong'],
			[
				'Für Schäden haften wir, wenn wir sie vorsätzlich oder grob fahrlässig verursacht haben, bei Verletzungen von Menschen auch bei leichter Fahrlässigkeit. Deine Rechte nach dem Produkthaftungsgesetz bleiben unberührt.',
				'We are liable for loss that was a foreseeable result of our breaking this contract or failing to use reasonable care and skill. Nothing here limits our liability for death or injury caused by our negligence, or for fraud.',
			],
		],
		[
			['Recht', 'Law'],
			[
				'Es gilt österreichisches Recht. Wohnst du anderswo in der EU, schützt dich auch das Recht deines Landes.',
				'The law of England and Wales applies. If you live in Scotland or Northern Ireland, the courts there are open to you as well.',
			],
		],
	],
};
