import { describe, expect, it } from 'vitest';
import { pointsFor } from './points.ts';

const line = (lineItemId: string, totalPrice: number, depositPrice = 0) => ({
	lineItemId,
	totalPrice,
	depositPrice,
});
const order = (lines: ReturnType<typeof line>[], discounts = 0) => ({
	lines,
	discounts,
	serviceFees: 490,
});
const nothing = new Set<string>();

describe('points of an order', () => {
	it('are one per whole unit spent on products, without deposits and fees', () => {
		expect(pointsFor(order([line('MILCH', 399), line('COLA', 700, 100)]), nothing)).toBe(10);
		expect(pointsFor(order([line('KIPFERL', 99)]), nothing)).toBe(0);
	});

	it('are fewer by discounts, and never negative', () => {
		expect(pointsFor(order([line('WEIN', 2000)], 500), nothing)).toBe(15);
		expect(pointsFor(order([line('WEIN', 2000)], 9000), nothing)).toBe(0);
	});

	it('go with returned products and their share of discounts', () => {
		const both = order([line('WEIN', 2000), line('BROT', 1000)], 300);
		expect(pointsFor(both, nothing)).toBe(27);
		expect(pointsFor(both, new Set(['WEIN']))).toBe(9);
		expect(pointsFor(both, new Set(['WEIN', 'BROT']))).toBe(0);
	});
});
