import { describe, expect, it } from 'vitest';
import { encodeRegion, encodeTraits, type Traits } from './listing-bits.ts';

const category = (value: string, position = 0) => ({
	facet: 'category',
	value,
	name: value.toUpperCase(),
	position,
});
const label = (value: string) => ({ facet: 'labels', value, name: null, position: 0 });
const brand = (value: string) => ({ facet: 'brand', value, name: value, position: 0 });

const traits: Record<number, Traits> = {
	10: {
		choices: [label('organic'), brand('almwerk')],
		paths: [[category('obst', 1), category('beeren', 2)]],
	},
	20: { choices: [brand('hofgut')], paths: [[category('obst', 1)]] },
	30: {
		choices: [label('organic')],
		paths: [[category('gemuese', 3)], [category('obst', 1), category('beeren', 2)]],
	},
};
const bitsOf = (listing: string, products: number[]) =>
	Object.fromEntries(
		encodeTraits({ listing, products }, (id) => traits[id]).map(({ facet, value, bits }) => [
			`${facet} ${value}`,
			bits,
		]),
	);

describe('facets of a listing', () => {
	it('the complete assortment lists each product under its main category', () => {
		expect(bitsOf('all', [30, 10, 20, 99])).toEqual({
			'labels organic': '1100',
			'category gemuese': '1000',
			'category obst': '0110',
		});
	});

	it('a category lists its children, also for products with another main category', () => {
		expect(bitsOf('c:obst', [10, 20, 30])).toEqual({
			'labels organic': '101',
			'brand almwerk': '100',
			'brand hofgut': '010',
			'category beeren': '101',
		});
	});
});

describe('a listing in a region', () => {
	const offer = {
		is_promoted: false,
		is_available: true,
		value_cents: 100,
		unit_cents: 100,
		percent: 0,
	};
	const sold = new Map([
		[
			10,
			{
				...offer,
				product_id: 10,
				unit_cents: 900,
				value_cents: 2000,
				is_promoted: true,
				percent: 9,
			},
		],
		[20, { ...offer, product_id: 20, unit_cents: 500, value_cents: 199 }],
		[40, { ...offer, product_id: 40, unit_cents: 500, value_cents: 500, is_available: false }],
	]);
	const { total, byPrice, byUnitPrice, byDiscount, properties } = encodeRegion(
		{ listing: 'all', products: [10, 40, 30, 20] },
		sold,
	);

	it('omits what is not sold there', () => {
		expect(total).toBe(3);
		expect(properties[0]).toMatchObject({ facet: 'listed', bits: '1101' });
	});

	it('sorts by unit price, then by popularity', () => {
		expect(byUnitPrice).toEqual([1, 3, 0]);
	});

	it('sorts by price and by reduction', () => {
		expect(byPrice).toEqual([3, 1, 0]);
		expect(byDiscount).toEqual([0, 1, 3]);
	});

	it('encodes promotion, availability and price range', () => {
		const bits = Object.fromEntries(properties.map((entry) => [entry.value, entry.bits]));
		expect(bits).toMatchObject({
			promotion: '1000',
			available: '1001',
			'0-199': '0001',
			'200-499': '0000',
			'500-999': '0100',
			'2000-': '1000',
		});
		expect(properties.map(({ position }) => position)).toEqual([0, 0, 0, 1, 2, 3, 4, 5]);
	});
});
