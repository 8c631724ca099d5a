import { describe, expect, it } from 'vitest';
import { isChosen, MY_PRODUCTS_SOURCES, type MyProductsSource, switchesOf } from './my-products.ts';

const products = {
	marked: { isFavorite: true, timesBought: 0 },
	bought: { isFavorite: false, timesBought: 3 },
	both: { isFavorite: true, timesBought: 1 },
	neither: { isFavorite: false, timesBought: 0 },
};
const chosenBy = (source: MyProductsSource) =>
	Object.entries(products).flatMap(([name, marks]) =>
		isChosen(marks, switchesOf(source)) ? [name] : [],
	);

describe('the sources of my products', () => {
	it.each([
		['Favorites OR Purchased', ['marked', 'bought', 'both']],
		['Favorites', ['marked', 'both']],
		['Purchased', ['bought', 'both']],
		['Favorite AND Purchased', ['both']],
	] as const)('%s', (source, expected) => {
		expect(chosenBy(source)).toEqual(expected);
		expect(MY_PRODUCTS_SOURCES).toContain(source);
	});

	it('map to the two switches, and the intersection to both', () => {
		expect(switchesOf('Favorites OR Purchased')).toEqual({
			favorites: true,
			purchasedProducts: true,
			match: 'any',
		});
		expect(switchesOf('Favorites')).toMatchObject({ favorites: true, purchasedProducts: false });
		expect(switchesOf('Purchased')).toMatchObject({ favorites: false, purchasedProducts: true });
		expect(switchesOf('Favorite AND Purchased')).toEqual({
			favorites: true,
			purchasedProducts: true,
			match: 'all',
		});
	});

	it('choose nothing without a switch', () => {
		const none = { favorites: false, purchasedProducts: false } as const;
		expect(isChosen(products.both, { ...none, match: 'any' })).toBe(false);
		expect(isChosen(products.both, { ...none, match: 'all' })).toBe(false);
	});
});
