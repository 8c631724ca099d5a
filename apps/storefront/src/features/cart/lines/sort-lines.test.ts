import { expect, it } from 'vitest';
import { aLine } from '../../../../test/fixture-cart.ts';
import { aProduct } from '../../../../test/fixture-catalogue.ts';
import { sortLines } from './sort-lines.ts';

const line = (sku: string, name: string, aisle: string, unitPrice: number) =>
	aLine(
		aProduct({
			sku,
			name,
			parentCategories: [{ slug: aisle, name: aisle }],
			price: { regular: { value: 100, unitPrice, insteadOf: null, endsOn: null }, loyalty: null },
		}),
	);
const lines = [
	line('1', 'Zwetschken', 'Obst', 300),
	line('2', 'Äpfel', 'Obst', 200),
	line('3', 'Milch', 'Kühlwaren', 100),
	line('4', 'Birnen', 'Obst', 400),
];

it('SRCH-26 SRCH-27 groups by aisle, in the order in which each was first used', () => {
	const groups = sortLines(lines, 'category', 'de-AT');
	expect(groups.map(({ name }) => name)).toEqual(['Obst', 'Kühlwaren']);
	expect(groups[0]?.lines.map(({ lineItemId }) => lineItemId)).toEqual(['1', '2', '4']);
});

it.each([
	['alphabetically', ['2', '4', '3', '1']],
	['chronologically', ['4', '3', '2', '1']],
	['unitprice', ['3', '2', '1', '4']],
] as const)('sorts %s', (sort, order) => {
	const [group] = sortLines(lines, sort, 'de-AT');
	expect(group?.name).toBeNull();
	expect(group?.lines.map(({ lineItemId }) => lineItemId)).toEqual(order);
});

it('returns nothing for an empty cart', () =>
	expect(sortLines([], 'category', 'de-AT')).toEqual([]));
