import type { PaymentMethodKey } from './payment-methods.ts';

/** Cards a shop can have agreed on with its provider. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Signs by which shoppers recognise a way to pay. */
export const paymentMarks = [...cardBrands, 'paypal', 'apple-pay'] as const;
export type PaymentMark = (typeof paymentMarks)[number];

export type PaymentOffer = {
	paymentMethods: readonly PaymentMethodKey[];
	cardBrands: readonly CardBrand[];
};

/** The signs of one way to pay; most have none. */
export function marksOf(key: PaymentMethodKey, offer: PaymentOffer): readonly PaymentMark[] {
	if (key === 'credit-cards') return offer.cardBrands;
	return key === 'paypal' || key === 'apple-pay' ? [key] : [];
}

/** Of these signs the ones that can really be paid with here. */
export function offeredMarks(marks: readonly PaymentMark[], offer: PaymentOffer): PaymentMark[] {
	const offered = new Set(offer.paymentMethods.flatMap((key) => marksOf(key, offer)));
	return marks.filter((mark) => offered.has(mark));
}
