import { describe, expect, it } from 'vitest';
import {
	improvesOn,
	memberPriceOn,
	multiBuyOn,
	multiBuyPercent,
	priceOfBundle,
} from './conditional-price.ts';
import { cents } from './money.ts';

const days = { startsOn: '2026-07-03', endsOn: '2026-07-15' };
const forMembers = { price: cents(149), fromQuantity: null, ...days };
const fromThree = { price: cents(149), fromQuantity: 3, ...days };
const endsOn = '2026-07-15';
const today = '2026-07-03';
const everyDay = [
	['before the first day', '2026-07-02', false],
	['on the first day', '2026-07-03', true],
	['on the last day', '2026-07-15', true],
	['after the last day', '2026-07-16', false],
] as const;

describe('the member price of a day', () => {
	const offered = { regular: cents(200), member: null, conditional: forMembers };

	it.each(everyDay)('is that of a promotion from its first day to its last: %s', (_, day, isOn) => {
		expect(memberPriceOn(day, offered)).toEqual(isOn ? { price: 149, endsOn } : null);
	});

	it.each([
		['above it', 150, { price: 149, endsOn }],
		['as low', 149, { price: 149, endsOn: null }],
		['below it', 148, { price: 148, endsOn: null }],
	])(
		'is the lower one of promotion and feed, which has no end: the feed is %s',
		(_, member, price) => {
			expect(memberPriceOn(today, { ...offered, member: cents(member) })).toEqual(price);
		},
	);

	it.each([
		['below what everybody pays', 150, 149],
		['what everybody pays', 149, undefined],
		['above what everybody pays', 148, undefined],
	])('is not that of a promotion without an advantage: it is %s', (_, regular, price) => {
		expect(memberPriceOn(today, { ...offered, regular: cents(regular) })?.price).toBe(price);
	});

	it('is that of the feed without a promotion for members, or none', () => {
		for (const conditional of [null, fromThree]) {
			const without = { ...offered, conditional };
			const own = { price: 180, endsOn: null };
			expect(memberPriceOn(today, { ...without, member: cents(180) })).toEqual(own);
			expect(memberPriceOn(today, without)).toBeNull();
		}
	});
});

describe('the multi-buy price of a day', () => {
	const offered = {
		...{ regular: cents(200), multiBuy: null, conditional: fromThree, maxQuantity: 10 },
	};
	const planned = { price: 149, fromQuantity: 3, endsOn };

	it.each(everyDay)('is that of a promotion from its first day to its last: %s', (_, day, isOn) => {
		expect(multiBuyOn(day, offered)).toEqual(isOn ? planned : null);
	});

	it('is that of the feed without a promotion of several pieces, or where it is better', () => {
		const own = { fromQuantity: 2, price: cents(180) };
		for (const conditional of [null, forMembers, fromThree]) {
			const found = multiBuyOn(today, { ...offered, conditional, multiBuy: own });
			expect(found).toEqual({ ...own, endsOn: null });
		}
		const worse = { fromQuantity: 3, price: cents(150) };
		expect(multiBuyOn(today, { ...offered, multiBuy: worse })).toEqual(planned);
	});

	it.each(['feed', 'promotion'])('is below what everybody pays: that of the %s', (of) => {
		const { price, fromQuantity } = fromThree;
		const found = (regular: number) =>
			multiBuyOn(today, {
				...{ ...offered, regular: cents(regular) },
				...(of === 'feed' && { conditional: null, multiBuy: { price, fromQuantity } }),
			});
		expect([found(149), found(150)?.price]).toEqual([null, 149]);
	});

	it.each(['feed', 'promotion'])('can be reached in one cart: that of the %s', (of) => {
		const { price, fromQuantity } = fromThree;
		const found = (maxQuantity: number) =>
			multiBuyOn(today, {
				...{ ...offered, maxQuantity },
				...(of === 'feed' && { conditional: null, multiBuy: { price, fromQuantity } }),
			});
		expect([found(2), found(3)?.price]).toEqual([null, 149]);
	});
});

it.each([
	['cheaper from as many pieces', 3, 149, true],
	['as cheap from fewer', 2, 150, true],
	['cheaper from fewer', 2, 149, true],
	['the same', 3, 150, false],
	['cheaper from more', 4, 100, false],
	['dearer from fewer', 2, 151, false],
])('improves on a multi-buy price that nobody misses: %s', (_, fromQuantity, price, isBetter) => {
	const own = { fromQuantity: 3, price: cents(150) };
	expect(improvesOn({ fromQuantity, price: cents(price) }, own)).toBe(isBetter);
	expect(improvesOn({ fromQuantity, price: cents(price) }, null)).toBe(true);
});

it.each([
	[199, 3, 2, 132],
	[300, 3, 2, 200],
	[100, 2, 1, 50],
	[199, 6, 5, 165],
	[1, 3, 2, 1],
])(
	'%i cents, %i for %i: each costs %i, and all never more than promised',
	(regular, from, pay, each) => {
		expect(priceOfBundle(cents(regular), { fromQuantity: from, payQuantity: pay })).toBe(each);
	},
);

it.each([
	[132, 199, 33],
	[199, 200, 0],
	[100, 200, 50],
])('%i instead of %i is %i per cent less, rounded down', (price, regular, percent) => {
	expect(multiBuyPercent(price, regular)).toBe(percent);
});
