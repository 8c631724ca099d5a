import { describe, expect, it } from 'vitest';
import type { FulfilmentType } from '../cart/order-limits.ts';
import { cents } from './money.ts';
import { isServiceFree, serviceFeeOf } from './service-fee.ts';

describe('the service fee', () => {
	const config = { serviceFeeDelivery: 490, serviceFeeCC: 150 };
	it.each<[string, FulfilmentType | null, number | null, 'REGULAR' | 'ADDON', number]>([
		['of the chosen window', 'DELIVERY', 290, 'REGULAR', 290],
		['of a free window', 'DELIVERY', 0, 'REGULAR', 0],
		['default for delivery', 'DELIVERY', null, 'REGULAR', 490],
		['default for collection', 'CLICK_AND_COLLECT', null, 'REGULAR', 150],
		['the higher default until fulfilment is chosen', null, null, 'REGULAR', 490],
		['none for an add-on', 'DELIVERY', 290, 'ADDON', 0],
	])('%s', (_name, fulfilment, windowFee, mode, expected) => {
		expect(serviceFeeOf(config, { fulfilment, windowFee, mode })).toBe(expected);
	});

	it('is that of the chosen fulfilment type, even if collection costs more', () => {
		const turned = { serviceFeeDelivery: 150, serviceFeeCC: 490 };
		const chosen = { fulfilment: 'DELIVERY', windowFee: null, mode: 'REGULAR' } as const;
		expect(serviceFeeOf(turned, chosen)).toBe(150);
		expect(serviceFeeOf(turned, { ...chosen, fulfilment: null })).toBe(490);
	});

	it('CART-17 is waived from the threshold on', () => {
		expect(isServiceFree(cents(9899), 9900)).toBe(false);
		expect(isServiceFree(cents(9900), 9900)).toBe(true);
		expect(isServiceFree(cents(1_000_000), null)).toBe(false);
	});
});
