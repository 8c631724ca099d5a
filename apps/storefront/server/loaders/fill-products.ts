import { walkBlocks } from '@korb/contracts/blocks/walk';
import type { Product } from '@korb/contracts/catalogue';
import type { Block } from '@korb/contracts/content';
import { productAddress } from '../../src/blocks/product-address.ts';
import type { LoadContext } from './load-context.ts';

type Found = { products: Product[]; surrogateKeys: string[] };

/**
 * Puts the products into the blocks that show some, with the prices of the visitor's region. A page
 * without them is still a page: what cannot be had stays empty.
 */
export async function fillProducts(context: LoadContext, blocks: Block[]): Promise<string[]> {
	if (!context.tenant.config.clientRuntimeConfig.featureProductDiscovery) return [];
	const filled = [...walkBlocks(blocks)].map(async (block) => {
		const path = productAddress(block);
		if (!path || !('found' in block)) return [];
		const { products, surrogateKeys } = await loadProducts(context, path);
		Object.assign(block, { found: products });
		return surrogateKeys;
	});
	return [...new Set((await Promise.all(filled)).flat())];
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
