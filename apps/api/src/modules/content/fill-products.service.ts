import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import { ListQuery } from '@korb/contracts/catalogue/catalogue-endpoints';
import type { ProductSource } from '@korb/contracts/content/blocks/shop';
import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import type { RequestContext } from '../../context.ts';
import { ApiError } from '../../errors.ts';
import {
	type Keyed,
	listAllProducts,
	listCategoryProducts,
	listProductsBySku,
} from '../catalogue/index.ts';

type ProductBlock = Extract<Block, { type: 'product-group' | 'product-promotion' }>;
type Filled = { hasProducts: boolean; surrogateKeys: string[] };
type Products = Keyed<Pick<ProductList, 'results'>>;

const none: Products = { found: { results: [] }, surrogateKeys: [] };
const unfilled: Filled = { hasProducts: false, surrogateKeys: [] };

/**
 * Fills product blocks at the prices of a region, so that a page is one call. All or none: a search
 * limits itself, and a list that fails is asked for again by whoever shows the page.
 */
export async function fillProducts(
	ctx: RequestContext,
	region: string,
	blocks: readonly Block[],
): Promise<Filled> {
	const { featureProductDiscovery } = ctx.tenant.config.clientRuntimeConfig;
	const shown = featureProductDiscovery ? [...walkBlocks(blocks)].filter(isProductBlock) : [];
	if (shown.some((block) => sourceOf(block).kind === 'search')) return unfilled;
	const lists: [ProductBlock, Products][] = [];
	try {
		// One after the other: a page with many blocks must not take all connections of the process.
		for (const block of shown) {
			lists.push([block, await listProducts(ctx, region, sourceOf(block), limitOf(block))]);
		}
		for (const [block, { found }] of lists) block.found = found.results;
		const surrogateKeys = [...new Set(lists.flatMap(([, list]) => list.surrogateKeys))];
		return { hasProducts: true, surrogateKeys };
	} catch (error) {
		ctx.log.warn({ err: error, tenant: ctx.tenant.id }, 'product blocks stay empty');
		return unfilled;
	}
}

function isProductBlock(block: Block): block is ProductBlock {
	return block.type === 'product-group' || block.type === 'product-promotion';
}

function sourceOf(block: ProductBlock): ProductSource {
	return block.type === 'product-group' ? block.source : { kind: 'skus', skus: [block.sku] };
}

function limitOf(block: ProductBlock): number {
	return block.type === 'product-group' ? block.limit : 1;
}

async function listProducts(
	ctx: RequestContext,
	region: string,
	source: ProductSource,
	pageSize: number,
): Promise<Products> {
	switch (source.kind) {
		case 'skus':
			return listProductsBySku(ctx, region, source.skus);
		case 'category':
			return orNone(
				listCategoryProducts(ctx, source.category, region, ListQuery.parse({ pageSize })),
			);
		case 'promotion': {
			const query = ListQuery.parse({ pageSize, offers: 'promotion' });
			return source.category
				? orNone(listCategoryProducts(ctx, source.category, region, query))
				: listAllProducts(ctx, region, query);
		}
		// The browser fetches what is personal.
		case 'favorites':
		case 'search':
			return none;
	}
}

/** Editors may name a category that this region does not sell. */
function orNone(list: Promise<Products>): Promise<Products> {
	return list.catch((error: unknown) => {
		if (error instanceof ApiError && error.code === 'not_found') return none;
		throw error;
	});
}
