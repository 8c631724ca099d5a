import { expect, it } from 'vitest';
import { addProducts, changeKind, toggleRegion, toPromotionValues } from './promotion-draft.ts';
import { readPlan, readPromotion } from './read-promotion.ts';

const prices = [
	{ sku: 'MILCH', region: 'graz', priceCents: 179 },
	{ sku: 'MILCH', region: 'wien', priceCents: 179 },
	{ sku: 'BUTTER', region: 'graz', priceCents: 299 },
	{ sku: 'BUTTER', region: 'wien', priceCents: 289 },
];
const stored = {
	...{ promotionId: 'a', version: 1, name: 'Sommermilch', state: 'draft' as const, products: 2 },
	...{ kind: 'price' as const, percentOff: null, isForMembers: false, multiBuy: null },
	...{ startsOn: '2026-07-03', endsOn: '2026-07-15', regions: ['graz', 'wien'], percent: null },
	prices,
};
const values = toPromotionValues(stored, 'de-AT');

it('has a row for each price of a product', () => {
	expect(values.rows.map(({ sku, price, regions }) => [sku, price, regions.join()])).toEqual([
		['MILCH', '1,79', 'graz,wien'],
		['BUTTER', '2,99', 'graz'],
		['BUTTER', '2,89', 'wien'],
	]);
	expect(readPromotion(values)?.prices).toEqual(prices);
});

it('adds a region once for each product, and removes it everywhere', () => {
	const more = toggleRegion(values, 'linz', true);
	expect(more.rows.map(({ regions }) => regions.includes('linz'))).toEqual([true, true, false]);
	const fewer = toggleRegion(values, 'wien', false);
	expect(readPromotion(fewer)?.prices.map(({ region }) => region)).toEqual(['graz', 'graz']);
});

it('has one row per product by percentage, and no prices', () => {
	const percent = { ...changeKind(values, { kind: 'percent' }), percentOff: '25' };
	expect(percent.rows.map(({ sku, regions }) => [sku, regions.join()])).toEqual([
		['MILCH', 'graz,wien'],
		['BUTTER', 'graz,wien'],
	]);
	const read = readPromotion(percent);
	expect(read).toMatchObject({ percentOff: 25 });
	expect(read?.prices.every(({ priceCents }) => priceCents === null)).toBe(true);
	for (const percentOff of ['', '0', '91', '2,5', 'x']) {
		expect(readPromotion({ ...percent, percentOff })).toBeNull();
	}
});

it.each(['price', 'percent'] as const)('is for members, by %s', (kind) => {
	const percent = { ...changeKind(values, { kind }), percentOff: '25' };
	for (const isForMembers of [true, false]) {
		const read = readPromotion({ ...percent, isForMembers });
		expect(read?.isForMembers).toBe(isForMembers);
		expect(toPromotionValues({ ...stored, isForMembers }, 'de-AT').isForMembers).toBe(isForMembers);
	}
});

it('has a price for each piece, from a quantity on', () => {
	const forMembers = { ...values, isForMembers: true };
	const multiBuy = { ...changeKind(forMembers, { kind: 'multiBuy' }), fromQuantity: '4' };
	expect(readPromotion(multiBuy)).toMatchObject({
		...{ multiBuy: { fromQuantity: 4, payQuantity: null }, isForMembers: false, prices },
	});
	for (const fromQuantity of ['', '1', '100', '2,5', 'x']) {
		expect(readPromotion({ ...multiBuy, fromQuantity })).toBeNull();
		expect(readPlan({ ...multiBuy, fromQuantity }).prices).toEqual([]);
	}
});

it('has one row per product for “3 for 2”, and no prices', () => {
	const typed = changeKind(values, { kind: 'multiBuy' });
	expect(typed.rows).toHaveLength(3);
	const xForY = changeKind(typed, { isXForY: true });
	expect(xForY.rows).toHaveLength(2);
	const read = readPromotion(xForY);
	expect(read?.multiBuy).toEqual({ fromQuantity: 3, payQuantity: 2 });
	expect(read?.prices.every(({ priceCents }) => priceCents === null)).toBe(true);
	for (const payQuantity of ['', '0', '3', '4']) {
		expect(readPromotion({ ...xForY, payQuantity })).toBeNull();
	}
	const kept = toPromotionValues(
		{ ...stored, kind: 'multiBuy', multiBuy: read?.multiBuy ?? null },
		'de-AT',
	);
	expect(kept).toMatchObject({ fromQuantity: '3', payQuantity: '2', isXForY: true });
});

it('adds each product once', () => {
	const products = ['MILCH', 'KAFFEE'].map((sku) => ({ sku, name: sku, regions: ['wien'] }));
	expect(addProducts(values, products).rows.map(({ sku }) => sku)).toEqual([
		...['MILCH', 'BUTTER', 'BUTTER', 'KAFFEE'],
	]);
});

it.each([
	['no name', { name: ' ' }],
	['no end', { endsOn: '' }],
	['an end before the start', { endsOn: '2026-07-01' }],
	['a price that is none', { rows: [{ sku: 'A', name: 'A', price: 'x', regions: ['wien'] }] }],
])('cannot be saved with %s', (_, change) => {
	expect(readPromotion({ ...values, ...change })).toBeNull();
});
