import { z } from 'zod';
import { at } from '../../platform/endpoint-path.ts';
import { problem } from '../../platform/errors.ts';
import { guarded, staleOf } from '../access.ts';
import {
	Assortment,
	ChangedDeskProduct,
	DeskProduct,
	DeskProductFilter,
	DeskProductList,
	PriceChange,
	Region,
	SupplyChange,
} from './assortment.ts';
import * as paths from './assortment-paths.ts';
import { ProductEdit } from './product-edit.ts';

const tags = ['assortment'];
const productParams = z.object({ sku: z.string().regex(/^[A-Za-z0-9-]{3,32}$/) });
const offerParams = productParams.extend({ region: Region });

export const getAssortment = {
	...at(paths.getAssortment),
	access: 'assortment.read' as const,
	errors: guarded,
	tags,
	summary: 'Returns regions, categories and brands, and counts the products of each view',
	querystring: z.object({ region: Region.optional() }),
	response: { 200: Assortment, ...problem },
};

export const listDeskProducts = {
	...at(paths.listDeskProducts),
	access: 'assortment.read' as const,
	errors: guarded,
	tags,
	summary: 'Lists the products of the shop by name, with what they lack',
	querystring: DeskProductFilter.extend({
		after: z
			.string()
			.regex(/^[\w-]{1,800}$/)
			.optional()
			.describe('`next` of the previous page'),
		pageSize: z.coerce.number().int().min(1).max(100).default(50),
	}),
	response: { 200: DeskProductList, ...problem },
};

export const getDeskProduct = {
	...at(paths.getDeskProduct),
	access: 'assortment.read' as const,
	errors: [...guarded, 'not_found'] as const,
	tags,
	summary: 'Returns a product with its offers, price history and stock, and who changed them',
	params: productParams,
	response: { 200: DeskProduct, ...problem },
};

export const putDeskProduct = {
	...at(paths.putDeskProduct),
	access: 'assortment.describe' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary:
		'Changes what a product says about itself; content, deposit, limit and age also take `assortment.price`',
	params: productParams,
	body: ProductEdit,
	response: { 200: ChangedDeskProduct, ...staleOf(DeskProduct), ...problem },
};

export const putOfferPrice = {
	...at(paths.putOfferPrice),
	access: 'assortment.price' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Changes the regular price of a product in one region, from now on',
	params: offerParams,
	body: PriceChange,
	response: { 200: ChangedDeskProduct, ...staleOf(DeskProduct), ...problem },
};

export const putOfferSupply = {
	...at(paths.putOfferSupply),
	access: 'assortment.stock' as const,
	errors: [...guarded, 'not_found', 'stale', 'conflict'] as const,
	tags,
	summary: 'Counts the stock of a product in one region, or takes it off sale and back',
	params: offerParams,
	body: SupplyChange,
	response: { 200: ChangedDeskProduct, ...staleOf(DeskProduct), ...problem },
};
