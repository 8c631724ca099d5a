import { expect, it } from 'vitest';
import { cents } from './money.ts';
import { surchargePrice, withSurcharge } from './surcharge.ts';

it.each([
	['credit-cards', 1100],
	['pay-by-invoice-b2b', 1100],
	['pay-by-invoice-b2c', 1100],
	['paypal', 1100],
	['apple-pay', 1100],
	['payment-at-the-door', 1000],
	['payment-at-the-store', 1000],
	['something-new', 1000],
])('CONST-18 %s: the reserved amount', (methodKey, expected) => {
	expect(surchargePrice(cents(1000), 10, methodKey)).toBe(expected);
});

it('CONST-18 CHK-84 is price × (100 + percent) / 100, rounded half up', () => {
	expect(withSurcharge(cents(105), 10)).toBe(116);
	expect(withSurcharge(cents(104), 10)).toBe(114);
	expect(withSurcharge(cents(999), 0)).toBe(999);
});
