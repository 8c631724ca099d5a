import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import type { ServiceType } from './order-limits.ts';
import { isServiceFree, serviceFeeOf } from './service-fee.ts';

describe('the fee for the service', () => {
	const config = { serviceFeeDelivery: 490, serviceFeeCC: 150 };
	it.each<[string, ServiceType | null, number | null, 'REGULAR' | 'ADDON', number]>([
		['of the chosen window', 'DELIVERY', 290, 'REGULAR', 290],
		['of a window that costs nothing', 'DELIVERY', 0, 'REGULAR', 0],
		['usual for a delivery', 'DELIVERY', null, 'REGULAR', 490],
		['usual for collecting', 'CLICK_AND_COLLECT', null, 'REGULAR', 150],
		['the higher one while nothing is chosen', null, null, 'REGULAR', 490],
		['none for what travels with an order', 'DELIVERY', 290, 'ADDON', 0],
	])('%s', (_name, service, windowFee, mode, expected) => {
		expect(serviceFeeOf(config, { service, windowFee, mode })).toBe(expected);
	});

	it('is that of the chosen service, also where collecting costs more', () => {
		const turned = { serviceFeeDelivery: 150, serviceFeeCC: 490 };
		const chosen = { service: 'DELIVERY', windowFee: null, mode: 'REGULAR' } as const;
		expect(serviceFeeOf(turned, chosen)).toBe(150);
		expect(serviceFeeOf(turned, { ...chosen, service: null })).toBe(490);
	});

	it('CART-17 is not asked from the threshold on', () => {
		expect(isServiceFree(cents(9899), 9900)).toBe(false);
		expect(isServiceFree(cents(9900), 9900)).toBe(true);
		expect(isServiceFree(cents(1_000_000), null)).toBe(false);
	});
});
