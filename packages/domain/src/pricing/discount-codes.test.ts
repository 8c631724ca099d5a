import { describe, expect, it } from 'vitest';
import type { FulfilmentType } from '../cart/order-limits.ts';
import { discountAmounts, isWorthEnough, normaliseCode, problemOfCode } from './discount-codes.ts';
import { cents } from './money.ts';

const now = new Date('2026-11-15T12:00:00Z');
const code = {
	isActive: true,
	isUsedUp: false,
	isForOthers: false,
	startsAt: new Date('2026-11-01T00:00:00Z'),
	endsAt: new Date('2026-12-01T00:00:00Z') as Date | null,
	fulfilmentType: null as FulfilmentType | null,
};

describe('validating a code', () => {
	it.each<[string, Partial<typeof code>, FulfilmentType | null, string | null]>([
		['valid', {}, 'DELIVERY', null],
		['valid without an end', { endsAt: null }, 'DELIVERY', null],
		['ERR-35 expired', { endsAt: new Date('2026-11-15T11:59:59Z') }, 'DELIVERY', '223'],
		['ERR-35 expired this instant', { endsAt: now }, 'DELIVERY', '223'],
		['ERR-36 used up', { isUsedUp: true }, 'DELIVERY', '227'],
		['for somebody else', { isForOthers: true, isUsedUp: true }, 'DELIVERY', '230'],
		['ERR-37 not active', { isActive: false }, 'DELIVERY', '228'],
		['ERR-37 not started yet', { startsAt: new Date('2026-11-15T12:00:01Z') }, 'DELIVERY', '228'],
		['ERR-37 started this instant', { startsAt: now }, 'DELIVERY', null],
		['ERR-38 for collection only', { fulfilmentType: 'CLICK_AND_COLLECT' }, 'DELIVERY', '229'],
		['ERR-38 for the chosen fulfilment', { fulfilmentType: 'DELIVERY' }, 'DELIVERY', null],
		['ERR-38 while fulfilment is undecided', { fulfilmentType: 'DELIVERY' }, null, null],
	])('%s', (_name, input, fulfilment, expected) => {
		expect(problemOfCode({ ...code, ...input }, now, fulfilment)).toBe(expected);
	});

	it('is case-insensitive', () => {
		expect(normaliseCode('  Herbst-26 ')).toBe('HERBST-26');
	});
});

describe('the discount of codes', () => {
	const percent = (value: number) => ({ kind: 'percent' as const, value, minOrderValue: null });
	const amount = (value: number, minOrderValue: number | null = null) => ({
		kind: 'amount' as const,
		value,
		minOrderValue,
	});
	const free = { kind: 'freeService' as const, value: 500, minOrderValue: null };

	it.each([
		['a percentage, rounded half up', [percent(10)], 1005, [101]],
		['an amount', [amount(300)], 1000, [300]],
		['never more than the total', [amount(3000)], 1000, [1000]],
		['the second applies to what the first has left', [amount(500), percent(10)], 1000, [500, 50]],
		['nothing is left', [percent(100), amount(300)], 1000, [1000, 0]],
		['free service does not reduce the product total', [free], 1000, [0]],
		['below the minimum order value', [amount(300, 1001)], 1000, [0]],
		['at the minimum order value', [amount(300, 1000)], 1000, [300]],
		[
			'a code without effect does not affect the next',
			[amount(300, 1001), percent(10)],
			1000,
			[0, 100],
		],
	])('%s', (_name, codes, articles, expected) => {
		expect(discountAmounts(codes, cents(articles))).toEqual(expected);
	});

	it('checks the value of the products', () => {
		expect(isWorthEnough({ minOrderValue: null }, cents(0))).toBe(true);
		expect(isWorthEnough({ minOrderValue: 100 }, cents(99))).toBe(false);
		expect(isWorthEnough({ minOrderValue: 100 }, cents(100))).toBe(true);
	});
});
