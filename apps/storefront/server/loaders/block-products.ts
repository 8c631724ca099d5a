import type { ProductSource } from '@korb/contracts/blocks/shop';
import { walkBlocks } from '@korb/contracts/blocks/walk';
import type { Product } from '@korb/contracts/catalogue';
import type { Block } from '@korb/contracts/content';
import type { LoadContext } from './load-context.ts';

type Found = { products: Product[]; surrogateKeys: string[] };

/**
 * Puts the products into the blocks that show some, with the prices of the visitor's region. A page
 * without them is still a page: what cannot be had stays empty.
 */
export async function fillProducts(context: LoadContext, blocks: Block[]): Promise<string[]> {
	if (!context.tenant.config.clientRuntimeConfig.featureProductDiscovery) return [];
	const filled = [...walkBlocks(blocks)].map(async (block) => {
		const path = addressOf(block);
		if (!path || !('found' in block)) return [];
		const { products, surrogateKeys } = await loadProducts(context, path);
		Object.assign(block, { found: products });
		return surrogateKeys;
	});
	return [...new Set((await Promise.all(filled)).flat())];
}

function addressOf(block: Block): string | null {
	if (block.type === 'product-promotion') return `/api/products?skus=${block.sku}`;
	return block.type === 'product-group' ? addressOfGroup(block.source, block.limit) : null;
}

function addressOfGroup(source: ProductSource, limit: number): string | null {
	const size = `pageSize=${limit}`;
	switch (source.kind) {
		case 'skus':
			return `/api/products?skus=${source.skus.join(',')}&${size}`;
		case 'category':
			return `/api/categories/${source.category}/products?${size}`;
		case 'search':
			return `/api/products/search/${encodeURIComponent(source.term)}?${size}`;
		case 'promotion':
			return source.category
				? `/api/categories/${source.category}/products?offers=promotion&${size}`
				: `/api/products?promotion=true&${size}`;
		// Somebody's own: asked for by the browser, never part of a page that others see.
		case 'favorites':
			return null;
	}
}

async function loadProducts({ api, asker }: LoadContext, path: string): Promise<Found> {
	try {
		const { status, body, surrogateKeys } = await api.get(path, asker);
		if (status !== 200) return { products: [], surrogateKeys };
		return { products: (body as { results: Product[] }).results, surrogateKeys };
	} catch {
		return { products: [], surrogateKeys: [] };
	}
}
