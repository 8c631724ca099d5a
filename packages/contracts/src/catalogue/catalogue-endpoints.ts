import { PICTURE_WIDTHS } from '@korb/domain/catalogue/pictures';
import { z } from 'zod';
import { at } from '../platform/endpoint-path.ts';
import { problem } from '../platform/errors.ts';
import {
	Brand,
	Category,
	CategoryNode,
	DEFAULT_SORT,
	FacetName,
	ProductDetails,
	ProductList,
	ProductSort,
} from './catalogue.ts';
import * as paths from './catalogue-paths.ts';

const slug = z.string().min(1).max(200);

/** Repeated or comma-separated. */
export const commaList = (maxItems: number) =>
	z
		.union([z.string(), z.array(z.string())])
		.default([])
		.transform((value) => [
			...new Set(
				[value]
					.flat()
					.flatMap((part) => part.split(','))
					.map((part) => part.trim())
					.filter(Boolean),
			),
		])
		.pipe(z.array(z.string().max(100)).max(maxItems));

/** The region for prices and assortment; an unknown one falls back to the default. */
export const RegionQuery = z.object({ region: z.string().max(100).optional() });

const MAX_PAGE = 48;
const Page = z.object({
	offset: z.coerce.number().int().min(0).max(100_000).default(0),
	pageSize: z.coerce.number().int().min(1).max(MAX_PAGE).default(24),
});

const facetQuery = Object.fromEntries(
	FacetName.options.map((facet) => [facet, commaList(50)]),
) as Record<FacetName, ReturnType<typeof commaList>>;

export const FacetQuery = z.object(facetQuery);
export type FacetQuery = z.infer<typeof FacetQuery>;

export const ListQuery = RegionQuery.extend(Page.shape)
	.extend(facetQuery)
	.extend({ sort: ProductSort.default(DEFAULT_SORT) });
export type ListQuery = z.infer<typeof ListQuery>;

export const getCategoryTrees = {
	...at(paths.getCategoryTrees),
	tags: ['catalogue'],
	summary: 'Returns the tree of categories with offers in this region',
	querystring: RegionQuery,
	response: { 200: z.array(CategoryNode), ...problem },
};

export const getCategory = {
	...at(paths.getCategory),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Returns a category with its ancestors and children',
	params: z.object({ slug }),
	querystring: RegionQuery,
	response: { 200: Category, ...problem },
};

export const listCategoryProducts = {
	...at(paths.listCategoryProducts),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Lists products of a category and its descendants',
	params: z.object({ slug }),
	querystring: ListQuery,
	response: { 200: ProductList, ...problem },
};

export const MAX_SKUS = 100;

export const listProducts = {
	...at(paths.listProducts),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Lists products by SKU, or all of them; `promotion=true` for reduced ones',
	querystring: ListQuery.extend({
		skus: commaList(MAX_SKUS),
		storeId: z.string().max(100).optional().describe('Shows products and prices of this store'),
		promotion: z.enum(['true', 'false']).default('false'),
	}),
	response: { 200: ProductList, ...problem },
};

export const getProduct = {
	...at(paths.getProduct),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Returns a product by SKU or slug; the SKU takes precedence',
	params: z.object({ sku: slug }),
	querystring: RegionQuery,
	response: { 200: ProductDetails, ...problem },
};

export const listSimilarProducts = {
	...at(paths.listSimilarProducts),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Lists similar products',
	params: z.object({ slug }),
	querystring: RegionQuery.extend({ pageSize: z.coerce.number().int().min(1).max(24).default(8) }),
	response: { 200: ProductList.omit({ facets: true }), ...problem },
};

export const listProductsGoingWith = {
	...listSimilarProducts,
	...at(paths.listProductsGoingWith),
	summary: 'Lists complementary products of other categories',
};

export const getProductPicture = {
	...at(paths.getProductPicture),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Returns a product picture; its URL changes with its content and with the renderer',
	params: z.object({
		version: z.coerce.number().int(),
		pictureId: z.string().regex(/^[\w-]{20}$/),
		file: z.string().regex(new RegExp(`^(?:${PICTURE_WIDTHS.join('|')})\\.(?:webp|avif)$`)),
	}),
};

/** Available widths of a category emoji, `/media/e/{emoji}/{width}.webp`. */
export const EMOJI_WIDTHS = [80, 160, 320] as const;

export const getEmojiPicture = {
	...at(paths.getEmojiPicture),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Returns the emoji of a category, by its code points',
	params: z.object({
		emoji: z.string().regex(/^[0-9a-f]{4,5}(?:-[0-9a-f]{4,5}){0,7}$/),
		file: z.string().regex(new RegExp(`^(?:${EMOJI_WIDTHS.join('|')})\\.webp$`)),
	}),
};

export const listBrands = {
	...at(paths.listBrands),
	tags: ['catalogue'],
	summary: 'Lists brands with offers, by name',
	querystring: RegionQuery,
	response: { 200: z.object({ total: z.int(), results: z.array(Brand) }), ...problem },
};

export const getBrand = {
	...at(paths.getBrand),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Returns a brand',
	params: z.object({ slug }),
	querystring: RegionQuery,
	response: { 200: Brand, ...problem },
};

export const listBrandProducts = {
	...at(paths.listBrandProducts),
	errors: ['not_found'] as const,
	tags: ['catalogue'],
	summary: 'Lists products of a brand',
	params: z.object({ slug }),
	querystring: ListQuery,
	response: { 200: ProductList, ...problem },
};
