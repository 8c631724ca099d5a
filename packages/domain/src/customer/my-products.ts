/** Which products the page shows; the literals are part of the interface. */
export const MY_PRODUCTS_SOURCES = [
	'Favorites OR Purchased',
	'Favorites',
	'Purchased',
	'Favorite AND Purchased',
] as const;
export type MyProductsSource = (typeof MY_PRODUCTS_SOURCES)[number];

type Switches = { favorites: boolean; purchasedProducts: boolean; match: 'any' | 'all' };

export function switchesOf(source: MyProductsSource): Switches {
	return {
		favorites: source !== 'Purchased',
		purchasedProducts: source !== 'Favorites',
		match: source === 'Favorite AND Purchased' ? 'all' : 'any',
	};
}

type Marks = { isFavorite: boolean; timesBought: number };

/** Without a switch, nothing is chosen. */
export function isChosen(
	{ isFavorite, timesBought }: Marks,
	{ favorites, purchasedProducts, match }: Switches,
): boolean {
	const marks = [
		...(favorites ? [isFavorite] : []),
		...(purchasedProducts ? [timesBought > 0] : []),
	];
	return match === 'all' ? marks.length > 0 && marks.every(Boolean) : marks.some(Boolean);
}

/** In the order of the menu; the first is the default. */
export const MY_PRODUCTS_SORTS = [
	'category',
	'alphabetically',
	'chronologically',
	'unitprice',
] as const;
export type MyProductsSort = (typeof MY_PRODUCTS_SORTS)[number];
