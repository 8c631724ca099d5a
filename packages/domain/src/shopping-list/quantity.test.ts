import { describe, expect, it } from 'vitest';
import { type Packaging, quantityFor } from './quantity.ts';
import type { Amount } from './read-list.ts';

const pack: Packaging = {
	baseUnit: 'piece',
	netContent: 1,
	stepGrams: null,
	pieceGrams: null,
	maxQuantity: 20,
};
const litre: Packaging = { ...pack, baseUnit: 'l' };
const eggs: Packaging = { ...pack, netContent: 10 };
const flour: Packaging = { ...pack, baseUnit: 'kg', netContent: 0.5 };
const loose: Packaging = { ...pack, baseUnit: 'kg', stepGrams: 250 };
const banana: Packaging = { ...pack, baseUnit: 'kg', pieceGrams: 180 };
const of = (value: number, unit: Amount['unit']): Amount => ({ value, unit });

describe('how many to order', () => {
	it.each([
		['nothing said', null, litre, 1],
		['2 milk', of(2, 'piece'), litre, 2],
		['2 l milk', of(2000, 'ml'), litre, 2],
		['2 pints of milk', of(1136, 'ml'), litre, 1],
		['10 eggs, in tens', of(10, 'piece'), eggs, 1],
		['12 eggs, in tens', of(12, 'piece'), eggs, 2],
		['2 eggs may mean two boxes', of(2, 'piece'), eggs, 2],
		['1 kg flour, in halves', of(1000, 'g'), flour, 2],
		['500 g of loose goods', of(500, 'g'), loose, 2],
		['3 loose tomatoes', of(3, 'piece'), loose, 2],
		['1 kg bananas', of(1000, 'g'), banana, 6],
		['6 bananas', of(6, 'piece'), banana, 6],
		['2 packs', of(2, 'pack'), flour, 2],
		['200 g of what is sold by the piece', of(200, 'g'), pack, 1],
		['more than allowed', of(99, 'piece'), litre, 20],
	])('%s', (_title, amount, packaging, expected) => {
		expect(quantityFor(amount, packaging)).toBe(expected);
	});
});
