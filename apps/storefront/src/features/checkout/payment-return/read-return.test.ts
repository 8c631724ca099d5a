import { expect, it } from 'vitest';
import { readReturn } from './read-return.ts';

const read = (query: string) => readReturn(new URLSearchParams(query));

it('CHK-34 CHK-35 reads the id under each of its three names, in this order', () => {
	expect(read('hostedCheckoutId=c&paymentId=b&id=a').checkoutId).toBe('a');
	expect(read('hostedCheckoutId=c&paymentId=b').checkoutId).toBe('b');
	expect(read('hostedCheckoutId=c').checkoutId).toBe('c');
	expect(read('').checkoutId).toBe('');
});

it('CHK-36 CHK-37 CHK-38 CHK-39 CHK-40 CHK-41 CHK-42 CHK-43 reads the hints', () => {
	const query =
		'id=1&methodKey=credit-cards&brandName=Visa&provider=sandbox&initiator=REDIRECT' +
		'&methodType=TWO_TIER&type=card&saveMethod=true&setPrimary=true';
	expect(read(query)).toEqual({
		checkoutId: '1',
		paymentMethodKey: 'credit-cards',
		paymentBrandName: 'Visa',
		provider: 'sandbox',
		paymentInitiator: 'REDIRECT',
		paymentMethodType: 'TWO_TIER',
		paymentType: 'card',
		savePaymentMethod: true,
		setPrimary: true,
	});
});

it('CHK-17 CHK-21 maps unrecognised values to unknown', () => {
	expect(read('initiator=ME&methodType=NEW')).toMatchObject({
		paymentInitiator: 'UNKNOWN',
		paymentMethodType: 'UNKNOWN',
	});
});

it('CHK-22 recognises wallet payments', () => {
	expect(read('methodType=WALLET').paymentMethodType).toBe('WALLET');
});
