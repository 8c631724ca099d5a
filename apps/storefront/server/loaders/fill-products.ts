import { walkBlocks } from '@korb/contracts/blocks/walk';
import type { Product } from '@korb/contracts/catalogue';
import type { Block } from '@korb/contracts/content';
import { productAddress } from '../../src/blocks/product-address.ts';
import { fetchApiOr } from './fetch-api.ts';
import type { LoadContext } from './load-context.ts';

type Filled = { surrogateKeys: string[]; isComplete: boolean };

/**
 * Puts the products into the blocks that show some, with the prices of the visitor's region. A page
 * without them is still a page, but one that nobody else should get.
 */
export async function fillProducts(context: LoadContext, blocks: Block[]): Promise<Filled> {
	if (!context.tenant.config.clientRuntimeConfig.featureProductDiscovery) return nothing;
	const filled = await Promise.all(
		[...walkBlocks(blocks)].map(async (block) => {
			const path = productAddress(block);
			if (!path || !('found' in block)) return nothing;
			const { body, ...rest } = await fetchApiOr(context, path, noProducts);
			Object.assign(block, { found: body.results });
			return rest;
		}),
	);
	return {
		surrogateKeys: [...new Set(filled.flatMap((part) => part.surrogateKeys))],
		isComplete: filled.every((part) => part.isComplete),
	};
}

const nothing: Filled = { surrogateKeys: [], isComplete: true };
const noProducts: { results: Product[] } = { results: [] };
