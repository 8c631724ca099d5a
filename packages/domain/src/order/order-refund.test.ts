import { describe, expect, it } from 'vitest';
import { isAllBack, valueOfReturned } from './order-refund.ts';

const order = {
	lines: [
		{ lineItemId: 'milk', totalPrice: 300, depositPrice: 0 },
		{ lineItemId: 'cola', totalPrice: 200, depositPrice: 50 },
		{ lineItemId: 'missing', totalPrice: 0, depositPrice: 0 },
		{ lineItemId: 'oil', totalPrice: 501, depositPrice: 0 },
	],
	discounts: 100,
	serviceFees: 390,
};
const total = 300 + 200 + 501 - 100 + 50 + 390;

describe('the refund', () => {
	it.each<[what: string, returned: string[], value: number]>([
		['nothing for nothing', [], 0],
		['a line item less its share of the discount', ['milk'], 300 - 30],
		['a bottle with its deposit', ['cola'], 200 - 20 + 50],
		['everything delivered, including the fee', ['milk', 'cola', 'oil'], total],
		['no more for a missing line item', ['milk', 'cola', 'oil', 'missing'], total],
		['nothing for a line item of another order', ['bread'], 0],
	])('%s', (_what, returned, value) => {
		expect(valueOfReturned(order, new Set(returned))).toBe(value);
	});

	it('is complete in the end, in whatever parts products were returned', () => {
		const parts = ['oil', 'milk', 'cola'].map((_, index, ids) => {
			const before = valueOfReturned(order, new Set(ids.slice(0, index)));
			return valueOfReturned(order, new Set(ids.slice(0, index + 1))) - before;
		});
		expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total);
		expect(parts.every((part) => part > 0)).toBe(true);
	});

	it('a discount deducts no more than the price of the products', () => {
		const cheap = { ...order, discounts: 5000 };
		expect(valueOfReturned(cheap, new Set(['milk', 'cola']))).toBe(50);
	});
});

it('is complete when nothing that was delivered is left', () => {
	expect(isAllBack(order, new Set(['milk', 'cola', 'oil']))).toBe(true);
	expect(isAllBack(order, new Set(['milk', 'cola', 'missing']))).toBe(false);
});
