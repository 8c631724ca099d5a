import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './money.ts';
import { priceOf, pricePerKilogram, unitPrice } from './unit-price.ts';

const anyPrice = fc.integer({ min: 1, max: 1_000_000 }).map(cents);

describe('unit price', () => {
	it.each([
		['half a kilo', 199, 0.5, 398],
		['a third of a litre', 89, 0.33, 270],
		['six bottles', 599, 1.98, 303],
		['ten eggs', 349, 10, 35],
		['rounds half up', 5, 2, 3],
	])('%s: %d cents for %d make %d', (_name, price, content, expected) => {
		expect(unitPrice(cents(price), content)).toBe(expected);
	});

	it('rejects empty content', () => {
		expect(() => unitPrice(cents(100), 0)).toThrow(RangeError);
		expect(() => unitPrice(cents(100), Number.NaN)).toThrow(RangeError);
	});

	it('increases with the price', () => {
		fc.assert(
			fc.property(anyPrice, anyPrice, fc.integer({ min: 1, max: 9999 }), (one, other, grams) => {
				const [low, high] = one < other ? [one, other] : [other, one];
				expect(unitPrice(low, grams / 1000)).toBeLessThanOrEqual(unitPrice(high, grams / 1000));
			}),
		);
	});
});

describe('the price of quantity one', () => {
	it('CONST-17 a product sold by weight costs one step, which determines the price per kilogram', () => {
		const apples = priceOf({ kind: 'weight', grams: 250 }, cents(399));
		expect(apples).toEqual({ value: 100, unitPrice: 399 });
		expect(pricePerKilogram(cents(100), 250)).toBe(400);
		expect(pricePerKilogram(cents(37), 150)).toBe(247);
	});

	it('a piece sold by weight costs its typical weight', () => {
		expect(priceOf({ kind: 'weightPiece', grams: 1300 }, cents(189))).toEqual({
			value: 246,
			unitPrice: 189,
		});
	});

	it('CONST-17 the price per kilogram of a step matches the catalogue price up to rounding', () => {
		fc.assert(
			fc.property(anyPrice, fc.integer({ min: 50, max: 2000 }), (perKilogram, grams) => {
				const { value } = priceOf({ kind: 'weight', grams }, perKilogram);
				const off = Math.abs(pricePerKilogram(value, grams) - perKilogram);
				expect(off).toBeLessThanOrEqual(Math.ceil(500 / grams) + 1);
			}),
		);
	});
});
