import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '../pricing/money.ts';
import {
	brokenLimits,
	type FulfilmentType,
	limitsOf,
	type OrderConfig,
	toKilograms,
} from './order-limits.ts';

const config: OrderConfig = {
	minOrderValueDelivery: 4000,
	minOrderValueCC: 2000,
	maxOrderValueDelivery: 50_000,
	maxOrderValueCC: 60_000,
	maxOrderWeightDelivery: 80_000,
	maxOrderWeightCC: 70_000,
};
const load = (orderValue: number, weightGrams = 1000) => ({
	orderValue: cents(orderValue),
	weightGrams,
});

describe('order limits', () => {
	it.each<[string, FulfilmentType | null, 'REGULAR' | 'ADDON', object]>([
		[
			'CART-53 CART-55 CART-57 delivery has its own',
			'DELIVERY',
			'REGULAR',
			{ minOrderValue: 4000, maxOrderValue: 50_000, maxOrderWeight: 80_000 },
		],
		[
			'CART-54 CART-56 CART-58 so has collection',
			'CLICK_AND_COLLECT',
			'REGULAR',
			{ minOrderValue: 2000, maxOrderValue: 60_000, maxOrderWeight: 70_000 },
		],
		[
			'CART-105 CART-106 undecided fulfilment: the larger maxima, the smaller minimum',
			null,
			'REGULAR',
			{ minOrderValue: 2000, maxOrderValue: 60_000, maxOrderWeight: 80_000 },
		],
		[
			'CART-103 an add-on has no minimum',
			'DELIVERY',
			'ADDON',
			{ minOrderValue: null, maxOrderValue: 50_000, maxOrderWeight: 80_000 },
		],
	])('%s', (_name, fulfilment, mode, expected) => {
		expect(limitsOf(config, fulfilment, mode)).toEqual(expected);
	});

	it.each<[string, number, number, string[]]>([
		['CART-102 below the minimum', 3999, 1000, ['minOrderValue']],
		['CART-102 at the minimum', 4000, 1000, []],
		['CART-101 at the maximum', 50_000, 1000, []],
		['CART-101 above the maximum', 50_001, 1000, ['maxOrderValue']],
		['CART-104 at the maximum weight', 4000, 80_000, []],
		['CART-104 above the greatest weight', 4000, 80_001, ['maxOrderWeight']],
		['several at once', 50_001, 80_001, ['maxOrderValue', 'maxOrderWeight']],
	])('%s', (_name, value, grams, expected) => {
		const limits = limitsOf(config, 'DELIVERY', 'REGULAR');
		expect(brokenLimits(limits, load(value, grams))).toEqual(expected);
	});

	it('CART-105 CART-106 an undecided fulfilment rejects nothing that either type allows', () => {
		const amount = fc.integer({ min: 0, max: 100_000 });
		const anyConfig = fc.record({
			minOrderValueDelivery: amount,
			minOrderValueCC: amount,
			maxOrderValueDelivery: amount,
			maxOrderValueCC: amount,
			maxOrderWeightDelivery: amount,
			maxOrderWeightCC: amount,
		});
		fc.assert(
			fc.property(anyConfig, amount, amount, (some, value, grams) => {
				const allows = (fulfilment: FulfilmentType | null) =>
					brokenLimits(limitsOf(some, fulfilment, 'REGULAR'), load(value, grams)).length === 0;
				if (allows('DELIVERY') || allows('CLICK_AND_COLLECT')) expect(allows(null)).toBe(true);
			}),
		);
	});

	it('CONST-16 CART-125 weight is shown in kilograms', () => {
		expect(toKilograms(80_000)).toBe(80);
		expect(toKilograms(12_500)).toBe(12.5);
	});
});
