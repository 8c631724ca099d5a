import type { DemoDocument } from './document.ts';
import { type Language, textsIn } from './language.ts';
import { picture } from './pictures.ts';

type VoucherInput = NonNullable<Extract<DemoDocument, { kind: 'voucher' }>['document']>;

/** Minimums are high enough that most small baskets stay as they are. */
export function vouchers(language: Language): DemoDocument[] {
	const say = textsIn(language);
	const fineprint = say(
		'Einmal einlösbar. Gilt nicht für Pfand und Servicegebühren. Keine Barablöse.',
		'Can be used once. Not for deposits and service fees. Not redeemable for cash.',
	);
	const online = { type: 'general-online', fineprint } as const;
	const personal = { type: 'personal', fineprint } as const;
	return [
		voucher(say('erste-lieferung', 'first-delivery'), {
			...online,
			title: say('€ 10 auf deine erste Lieferung', '£10 off your first delivery'),
			text: say('Ab € 60 Warenwert', 'When you spend £60'),
			image: picture('roller'),
			discountCents: 1000,
			minOrderValueCents: 6000,
			automaticRedemption: 'First orders',
			serviceTypes: ['Delivery'],
		}),
		voucher(say('erste-abholung', 'first-collection'), {
			...online,
			title: say('€ 5 auf deine erste Abholung', '£5 off your first collection'),
			text: say('Ab € 40 Warenwert', 'When you spend £40'),
			image: picture('geschenk'),
			discountCents: 500,
			minOrderValueCents: 4000,
			automaticRedemption: 'First orders',
			serviceTypes: ['Click & Collect'],
		}),
		voucher(say('grosser-einkauf', 'big-shop'), {
			...online,
			title: say('5 % auf den großen Einkauf', '5% off a big shop'),
			text: say('Ab € 150 Warenwert', 'When you spend £150'),
			image: picture('marktkiste'),
			discountPercent: 5,
			minOrderValueCents: 15_000,
			automaticRedemption: 'Always',
		}),
		voucher(say('eis-in-der-filiale', 'ice-cream-in-store'), {
			type: 'general-offline',
			title: say('10 % auf Eis im Becher', '10% off ice cream tubs'),
			text: say('Nur in der Filiale', 'In store only'),
			image: picture('eis'),
			discountPercent: 10,
			barcode: '2980000000010',
			fineprint,
		}),
		voucher(say('fuer-dich-fuenf', 'five-for-you'), {
			...personal,
			title: say('Ab € 50 Einkaufswert', 'When you spend £50'),
			text: say(
				'Für deinen nächsten Einkauf, online und in der Filiale.',
				'For your next shop, online and in store.',
			),
			image: picture('geschenk'),
			promotionId: 'welcome-5',
			discountCents: 500,
			minOrderValueCents: 5000,
			barcode: '2980000000027',
		}),
		voucher(say('fuer-dich-kaffee', 'coffee-for-you'), {
			...personal,
			title: say('Auf deinen Einkauf mit Kaffee in der Hand', 'Off your shop, coffee in hand'),
			text: say('Ab € 30, online und in der Filiale.', 'From £30, online and in store.'),
			image: picture('kaffee'),
			promotionId: 'coffee-10',
			discountPercent: 10,
			minOrderValueCents: 3000,
			barcode: '2980000000034',
		}),
	];
}

function voucher(key: string, document: VoucherInput): DemoDocument {
	return { kind: 'voucher', key, document };
}
