import { FAVORITE_TYPES } from '@korb/domain/customer/favorites';
import { MY_PRODUCTS_SORTS } from '@korb/domain/customer/my-products';
import { z } from 'zod';
import { CategoryLink, Product } from '../catalogue/catalogue.ts';
import { RegionQuery } from '../catalogue/catalogue-endpoints.ts';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import * as paths from './favorite-paths.ts';

const tags = ['customers'];
const reference = z
	.string()
	.regex(/^[\w.-]{1,100}$/)
	.describe('SKU of a product, slug of a recipe');
const type = z.enum(FAVORITE_TYPES);

/** References by type, the latest first. */
export const Favorites = z.object({ products: z.array(reference), recipes: z.array(reference) });
export type Favorites = z.infer<typeof Favorites>;

export const getFavorites = {
	...at(paths.getFavorites),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Returns the favourites of the customer',
	response: { 200: Favorites, ...problem },
};

export const putFavorite = {
	...at(paths.putFavorite),
	errors: ['conflict', 'not_found', 'unauthorized'] as const,
	tags,
	summary: 'Adds a favourite; one that is there already stays',
	params: z.object({ type }),
	body: z.strictObject({ reference }),
	response: { 200: Favorites, ...problem },
};

export const deleteFavorite = {
	...at(paths.deleteFavorite),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Removes a favourite; one that is not there stays away',
	params: z.object({ type, reference }),
	response: { 200: Favorites, ...problem },
};

export const MyProduct = Product.extend({
	isFavorite: z.boolean(),
	timesBought: z.int().describe('Orders that contain it'),
	lastBoughtAt: z.iso.datetime().nullable(),
});
export type MyProduct = z.infer<typeof MyProduct>;

const flag = z
	.enum(['true', 'false'])
	.default('false')
	.transform((value) => value === 'true');

export const MyProducts = z.object({
	total: z.int(),
	count: z.int(),
	offset: z.int(),
	results: z.array(MyProduct),
	/** Of the chosen products, in tree order. */
	aisles: z.array(CategoryLink.extend({ count: z.int() })),
	/** Whatever is chosen. */
	totals: z.object({ any: z.int(), favorites: z.int(), purchased: z.int(), both: z.int() }),
});
export type MyProducts = z.infer<typeof MyProducts>;

export const getMyProducts = {
	...at(paths.getMyProducts),
	errors: ['not_found', 'unauthorized'] as const,
	tags,
	summary: 'Lists favourite and purchased products, those of the latest 100 orders',
	querystring: RegionQuery.extend({
		favorites: flag,
		purchasedProducts: flag,
		match: z.enum(['any', 'all']).default('any').describe('Whether both switches must hold'),
		sort: z.enum(MY_PRODUCTS_SORTS).default('category'),
		offset: z.coerce.number().int().min(0).max(10_000).default(0),
		pageSize: z.coerce.number().int().min(1).max(48).default(24),
	}),
	response: { 200: MyProducts, ...problem },
};
