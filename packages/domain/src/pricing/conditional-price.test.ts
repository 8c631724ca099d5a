import { describe, expect, it } from 'vitest';
import { memberPriceOn } from './conditional-price.ts';
import { cents } from './money.ts';

const conditional = { price: cents(149), startsOn: '2026-07-03', endsOn: '2026-07-15' };
const offered = { regular: cents(200), member: null, conditional };
const today = '2026-07-03';

describe('the member price of a day', () => {
	it.each([
		['before the first day', '2026-07-02', null],
		['on the first day', '2026-07-03', 149],
		['on the last day', '2026-07-15', 149],
		['after the last day', '2026-07-16', null],
	])('is that of a promotion from its first day to its last: %s', (_, day, price) => {
		const found = memberPriceOn(day, offered);
		expect(found).toEqual(price === null ? null : { price, endsOn: '2026-07-15' });
	});

	it.each([
		['above it', 150, { price: 149, endsOn: '2026-07-15' }],
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

	it('is that of the feed without a promotion, or none', () => {
		const without = { ...offered, conditional: null };
		expect(memberPriceOn(today, { ...without, member: cents(180) })).toEqual({
			...{ price: 180, endsOn: null },
		});
		expect(memberPriceOn(today, without)).toBeNull();
	});
});
