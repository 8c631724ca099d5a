import type { RouteSlugs } from './route-table.ts';

export type SlugName = keyof RouteSlugs;

const names: Record<SlugName, true> = {
	cart: true,
	checkout: true,
	product: true,
	products: true,
	search: true,
	brands: true,
	recipes: true,
	storefinder: true,
	login: true,
	registration: true,
	passwordReset: true,
	profile: true,
	favoriteProducts: true,
	sharedList: true,
	shoppingList: true,
	deliveryPass: true,
	order: true,
	offlineAccount: true,
	orderPhysicalCard: true,
	pesticides: true,
	generalError: true,
};

/** The slugs of a shop, those that most people use first. */
export const slugNames = Object.keys(names) as SlugName[];
