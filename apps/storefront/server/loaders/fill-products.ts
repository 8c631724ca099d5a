import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import { toProductRequest } from '../../src/blocks/product-request.ts';
import { fetchApiOr } from './fetch-api.ts';
import type { LoadContext } from './load-context.ts';

type Filled = { surrogateKeys: string[]; isComplete: boolean };

/**
 * Fills product blocks that the API has not filled, at the prices of the visitor's region. If that
 * fails, the page is still served but not cached.
 */
export async function fillProducts(context: LoadContext, blocks: Block[]): Promise<Filled> {
	if (!context.tenant.config.clientRuntimeConfig.featureProductDiscovery) return nothing;
	const filled = await Promise.all(
		[...walkBlocks(blocks)].map(async (block) => {
			const request = toProductRequest(block);
			if (!request || !('found' in block)) return nothing;
			const { endpoint, input } = request;
			const { body, ...rest } = await fetchApiOr(context, { results: [] }, endpoint, input);
			Object.assign(block, { found: body.results });
			return rest;
		}),
	);
	return {
		surrogateKeys: [...new Set(filled.flatMap((part) => part.surrogateKeys))],
		isComplete: filled.every((part) => part.isComplete),
	};
}

export const nothing: Filled = { surrogateKeys: [], isComplete: true };
