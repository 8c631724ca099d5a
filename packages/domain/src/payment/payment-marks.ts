import type { PaymentMethodKey } from './payment-methods.ts';

/** Card brands a shop can accept. */
export const cardBrands = ['visa', 'mastercard', 'amex'] as const;
export type CardBrand = (typeof cardBrands)[number];

/** Logos by which shoppers recognise a payment method. */
export const paymentMarks = [...cardBrands, 'paypal', 'apple-pay'] as const;
export type PaymentMark = (typeof paymentMarks)[number];

export type PaymentOffer = {
	paymentMethods: readonly PaymentMethodKey[];
	cardBrands: readonly CardBrand[];
};

/** The marks of a payment method; most have none. */
export function marksOf(key: PaymentMethodKey, offer: PaymentOffer): readonly PaymentMark[] {
	if (key === 'credit-cards') return offer.cardBrands;
	return key === 'paypal' || key === 'apple-pay' ? [key] : [];
}

/** By the name that payment providers give a brand; null for one without a logo here. */
export function markOfBrand(name: string): PaymentMark | null {
	return brandMarks[name] ?? null;
}

const brandMarks: Record<string, PaymentMark> = {
	Visa: 'visa',
	Mastercard: 'mastercard',
	'American Express': 'amex',
};

/** Filters the marks that this shop accepts. */
export function offeredMarks(marks: readonly PaymentMark[], offer: PaymentOffer): PaymentMark[] {
	const offered = new Set(offer.paymentMethods.flatMap((key) => marksOf(key, offer)));
	return marks.filter((mark) => offered.has(mark));
}
