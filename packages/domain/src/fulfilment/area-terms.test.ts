import { describe, expect, it } from 'vitest';
import { feeIn, termsIn } from './area-terms.ts';

const shop = {
	minOrderValueDelivery: 4000,
	minOrderValueCC: 2000,
	serviceFeeDelivery: 490,
	freeOfChargeThreshold: 9900,
};
const none = { minOrderValue: null, freeFrom: null, surcharge: null };

describe('terms in a delivery area', () => {
	it.each([[null], [none]])('are those of the shop where the area sets none', (area) => {
		expect(termsIn(area, shop)).toEqual(shop);
		expect(feeIn(area, 390)).toBe(390);
	});

	it('are those of the area, one by one', () => {
		expect(termsIn({ ...none, minOrderValue: 0 }, shop)).toEqual({
			...shop,
			minOrderValueDelivery: 0,
		});
		expect(termsIn({ ...none, freeFrom: 5900 }, shop)).toEqual({
			...shop,
			freeOfChargeThreshold: 5900,
		});
		expect(termsIn({ ...none, surcharge: 150 }, shop)).toEqual({
			...shop,
			serviceFeeDelivery: 640,
		});
	});

	it('add the surcharge to the fee of a window, if it has one', () => {
		const area = { ...none, surcharge: 150 };
		expect(feeIn(area, 390)).toBe(540);
		expect(feeIn(area, null)).toBeNull();
	});
});
