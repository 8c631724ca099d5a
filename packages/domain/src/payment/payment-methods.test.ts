import { describe, expect, it } from 'vitest';
import {
	GIFT_CARD_BRAND,
	GIFT_CARD_METHOD,
	isOnlineMethod,
	type MethodFacts,
	paymentMethodKeys,
	refusalOf,
	reservesMore,
	typeOfMethod,
} from './payment-methods.ts';

const facts = (change: Partial<MethodFacts> = {}): MethodFacts => ({
	fulfilment: 'DELIVERY',
	hasCompany: true,
	accepted: paymentMethodKeys,
	isProviderUp: true,
	...change,
});

describe('payment methods', () => {
	it('CHK-09 CHK-10 CHK-11 CHK-12 CHK-13 CHK-14 CHK-15 there are seven', () => {
		expect(paymentMethodKeys.toSorted()).toEqual([
			'apple-pay',
			'credit-cards',
			'pay-by-invoice-b2b',
			'pay-by-invoice-b2c',
			'payment-at-the-door',
			'payment-at-the-store',
			'paypal',
		]);
	});

	it('CHK-22 CHK-76 CONST-33 CONST-34 gift cards pay as a wallet', () => {
		expect([GIFT_CARD_METHOD, GIFT_CARD_BRAND]).toEqual(['gift-card', 'GIFTCARD']);
		expect(typeOfMethod(GIFT_CARD_METHOD)).toBe('WALLET');
	});

	it.each([
		['CHK-85 credit-cards', 'credit-cards', true],
		['CHK-86 pay-by-invoice-b2b', 'pay-by-invoice-b2b', true],
		['CHK-86 pay-by-invoice-b2c', 'pay-by-invoice-b2c', true],
		['CHK-87 paypal', 'paypal', true],
		['CHK-88 apple-pay', 'apple-pay', true],
		['CHK-89 payment-at-the-door', 'payment-at-the-door', false],
		['CHK-90 payment-at-the-store', 'payment-at-the-store', false],
	] as const)('%s: whether more is reserved', (_title, key, reserves) => {
		expect(reservesMore(key)).toBe(reserves);
	});

	it('CHK-19 CHK-20 provider payments are authorised and captured separately, all others at once', () => {
		for (const key of paymentMethodKeys) {
			expect(typeOfMethod(key)).toBe(isOnlineMethod(key) ? 'TWO_TIER' : 'ONE_TIER');
		}
		expect(paymentMethodKeys.filter(isOnlineMethod)).toEqual([
			'credit-cards',
			'apple-pay',
			'paypal',
		]);
	});

	it.each([
		['OPEN-70 at the door with delivery', 'payment-at-the-door', {}, null],
		[
			'OPEN-70 at the door without delivery',
			'payment-at-the-door',
			{ fulfilment: 'CLICK_AND_COLLECT' },
			'onlyDelivery',
		],
		['OPEN-70 at the door, undecided', 'payment-at-the-door', { fulfilment: null }, 'onlyDelivery'],
		[
			'OPEN-70 at the store with collection',
			'payment-at-the-store',
			{ fulfilment: 'CLICK_AND_COLLECT' },
			null,
		],
		['OPEN-70 at the store without collection', 'payment-at-the-store', {}, 'onlyCollect'],
		['OPEN-70 company invoice with company', 'pay-by-invoice-b2b', {}, null],
		[
			'OPEN-70 company invoice without company',
			'pay-by-invoice-b2b',
			{ hasCompany: false },
			'onlyCompanies',
		],
		['OPEN-70 private invoice without company', 'pay-by-invoice-b2c', { hasCompany: false }, null],
		['card while the provider is down', 'credit-cards', { isProviderUp: false }, 'providerDown'],
		['invoice while the provider is down', 'pay-by-invoice-b2c', { isProviderUp: false }, null],
		['a method the shop does not accept', 'paypal', { accepted: ['credit-cards'] }, 'notAccepted'],
		['a card', 'credit-cards', {}, null],
	] as const)('%s', (_title, key, change, expected) => {
		expect(refusalOf(key, facts(change))).toBe(expected);
	});
});
