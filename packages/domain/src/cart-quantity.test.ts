import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changeQuantity, gramsOf, type QuantityChange } from './cart-quantity.ts';

const change = (current: number | null, maxQuantity: number | null, input: QuantityChange) =>
	changeQuantity({ current, maxQuantity }, input);

describe('what a change of quantity leads to', () => {
	it.each<[string, number | null, number | null, QuantityChange, number | string]>([
		['a first piece', null, 10, { delta: 1 }, 1],
		['one more', 3, 10, { delta: 1 }, 4],
		['one less', 3, 10, { delta: -1 }, 2],
		['the last one taken out', 1, 10, { delta: -1 }, 0],
		['more taken out than is there', 1, 10, { delta: -5 }, 0],
		['a new total', 3, 10, { quantity: 7 }, 7],
		['a total of nothing', 3, 10, { quantity: 0 }, 0],
		['the same total', 3, 10, { quantity: 3 }, 3],
		['CART-84 more than allowed is capped', 8, 10, { delta: 5 }, 10],
		['CART-84 also as a total', null, 10, { quantity: 25 }, 10],
		['CART-84 up to the maximum exactly', 9, 10, { delta: 1 }, 10],
		['CART-83 at the maximum', 10, 10, { delta: 1 }, 'maxquantityreached'],
		['CART-83 as a total', 10, 10, { quantity: 11 }, 'maxquantityreached'],
		['CART-83 not by naming the same total', 10, 10, { quantity: 10 }, 10],
		['CART-83 above a maximum that was lowered', 12, 10, { delta: 1 }, 'maxquantityreached'],
		['less of it comes down to the maximum', 15, 10, { delta: -1 }, 10],
		['CART-85 neither an article nor a line', null, null, { delta: 1 }, 'addproductaborted'],
		['CART-85 nothing to make less of', null, 10, { delta: -1 }, 'addproductaborted'],
		['CART-85 nothing to take out', null, 10, { quantity: 0 }, 'addproductaborted'],
		['CART-85 more of what is sold no longer', 2, null, { delta: 1 }, 'addproductaborted'],
		['what is sold no longer can be made less', 2, null, { delta: -1 }, 1],
		['and taken out', 2, null, { quantity: 0 }, 0],
	])('%s', (_name, current, max, input, expected) => {
		expect(change(current, max, input)).toEqual(
			typeof expected === 'number'
				? { ok: true, quantity: expected }
				: { ok: false, code: expected },
		);
	});

	const whole = (max: number) => fc.integer({ min: 1, max });

	it('never leaves more than the maximum, nor less than nothing', () => {
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

	it('comes to the same whether pieces are added one by one or together', () => {
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

	it('CART-34 counts weighed goods in steps', () => {
		expect(gramsOf(3, 250)).toBe(750);
		expect(gramsOf(3, 1)).toBe(3);
	});
});
