import { expect, test } from 'vitest';
import { BASKET_SIZE, PAGE_SIZE, readCatalogue } from './catalogue.ts';

const { products, categories, plan, records } = readCatalogue(600);

test('every page that is asked for is full', () => {
	expect(plan.pages.length).toBeGreaterThan(10);
	for (const { category, offset } of plan.pages) {
		const listed = products.filter((product) => product.categories.includes(category));
		expect(listed.length).toBeGreaterThanOrEqual(offset + PAGE_SIZE);
	}
});

test('every word occurs in the name of a product', () => {
	expect(plan.terms).toHaveLength(60);
	for (const term of plan.terms) {
		expect(products.some(({ name }) => name.toLowerCase().includes(term))).toBe(true);
	}
});

test('baskets hold ten products each that everybody may buy, and share none', () => {
	expect(plan.baskets.length).toBeGreaterThan(1);
	const skus = plan.baskets.flat().map(({ sku }) => sku);
	expect(new Set(skus).size).toBe(plan.baskets.length * BASKET_SIZE);
	for (const sku of skus) {
		const record = records.find((one) => one.type === 'product' && one.sku === sku);
		expect(record).toMatchObject({ soldBy: { kind: 'piece' } });
		expect(record).not.toHaveProperty('minimumAge');
	}
});

test('all shops get the same products and categories', () => {
	const skus = records.flatMap((record) => (record.type === 'product' ? [record.sku] : []));
	expect(skus).toEqual(products.map(({ sku }) => sku));
	const known = new Set(categories.map(({ slug }) => slug));
	expect(products.every((product) => product.categories.every((slug) => known.has(slug)))).toBe(
		true,
	);
});
