import { expect, it } from 'vitest';
import { marksOf, offeredMarks, type PaymentOffer, paymentMarks } from './payment-marks.ts';

const cards: PaymentOffer = {
	paymentMethods: ['credit-cards', 'payment-at-the-door'],
	cardBrands: ['visa', 'mastercard'],
};

it('shows only marks that the editor chose and the shop accepts', () => {
	expect(offeredMarks(paymentMarks, cards)).toEqual(['visa', 'mastercard']);
	const wallets: PaymentOffer = { ...cards, paymentMethods: ['apple-pay', 'paypal'] };
	expect(offeredMarks(['visa', 'apple-pay'], wallets)).toEqual(['apple-pay']);
	expect(offeredMarks(paymentMarks, { ...cards, paymentMethods: ['payment-at-the-door'] })).toEqual(
		[],
	);
});

it('shows only card brands that the shop accepts', () => {
	expect(marksOf('credit-cards', cards)).toEqual(['visa', 'mastercard']);
	expect(marksOf('paypal', cards)).toEqual(['paypal']);
	expect(marksOf('payment-at-the-door', cards)).toEqual([]);
});
