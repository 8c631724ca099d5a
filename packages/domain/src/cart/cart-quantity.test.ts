import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeQuantity, gramsOf, type QuantityChange } from './cart-quantity.ts';

const change = (current: number | null, maxQuantity: number | null, input: QuantityChange) =>
	changeQuantity({ current, maxQuantity }, input);

describe('changing a quantity', () => {
	it.each<[string, number | null, number | null, QuantityChange, number | string]>([
		['a first piece', null, 10, { delta: 1 }, 1],
		['one more', 3, 10, { delta: 1 }, 4],
		['one less', 3, 10, { delta: -1 }, 2],
		['removing the last one', 1, 10, { delta: -1 }, 0],
		['removing more than there are', 1, 10, { delta: -5 }, 0],
		['a new total', 3, 10, { quantity: 7 }, 7],
		['a total of zero', 3, 10, { quantity: 0 }, 0],
		['the same total', 3, 10, { quantity: 3 }, 3],
		['CART-84 more than allowed is capped', 8, 10, { delta: 5 }, 10],
		['CART-84 also as a total', null, 10, { quantity: 25 }, 10],
		['CART-84 up to the maximum exactly', 9, 10, { delta: 1 }, 10],
		['CART-83 at the maximum', 10, 10, { delta: 1 }, 'maxquantityreached'],
		['CART-83 as a total', 10, 10, { quantity: 11 }, 'maxquantityreached'],
		['CART-83 not for the same total', 10, 10, { quantity: 10 }, 10],
		['CART-83 above a maximum that was lowered', 12, 10, { delta: 1 }, 'maxquantityreached'],
		['a decrease falls to the maximum', 15, 10, { delta: -1 }, 10],
		['CART-85 neither product nor line', null, null, { delta: 1 }, 'addproductaborted'],
		['CART-85 nothing to decrease', null, 10, { delta: -1 }, 'addproductaborted'],
		['CART-85 nothing to remove', null, 10, { quantity: 0 }, 'addproductaborted'],
		['CART-85 more of a discontinued product', 2, null, { delta: 1 }, 'addproductaborted'],
		['a discontinued product can be decreased', 2, null, { delta: -1 }, 1],
		['and removed', 2, null, { quantity: 0 }, 0],
	])('%s', (_name, current, max, input, expected) => {
		expect(change(current, max, input)).toEqual(
			typeof expected === 'number'
				? { ok: true, quantity: expected }
				: { ok: false, code: expected },
		);
	});

	const whole = (max: number) => fc.integer({ min: 1, max });

	it('never exceeds the maximum or drops below zero', () => {
		const input = fc.oneof(
			fc.record({ delta: fc.integer({ min: -200, max: 200 }) }),
			fc.record({ quantity: fc.integer({ min: 0, max: 200 }) }),
		);
		fc.assert(
			fc.property(fc.option(whole(120)), whole(99), input, (current, max, wanted) => {
				const outcome = change(current, max, wanted);
				if (!outcome.ok) return;
				expect(outcome.quantity).toBeGreaterThanOrEqual(0);
				expect(outcome.quantity).toBeLessThanOrEqual(max);
			}),
		);
	});

	it('gives the same result for pieces added one by one or together', () => {
		fc.assert(
			fc.property(whole(50), whole(99), (count, max) => {
				let quantity: number | null = null;
				for (let n = 0; n < count; n++) {
					const outcome = change(quantity, max, { delta: 1 });
					if (outcome.ok) quantity = outcome.quantity;
				}
				expect(change(null, max, { delta: count })).toEqual({ ok: true, quantity });
			}),
		);
	});

	it('CART-34 counts products sold by weight in steps', () => {
		expect(gramsOf(3, 250)).toBe(750);
		expect(gramsOf(3, 1)).toBe(3);
	});
});
