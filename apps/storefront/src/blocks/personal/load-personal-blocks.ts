import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import { getPersonalBlocks } from '@korb/contracts/platform/paths';
import { api } from '../../platform/api/api.ts';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import { rememberAudience } from '../../shop/session/visitor-mark.ts';
import { toProductRequest } from '../product-request.ts';
import { loadBlocks } from '../registry.ts';

export type FoundBlocks = ReadonlyMap<number, Block | null>;

/** The customer's own blocks, ready to render; null when they belong to another page version. */
export async function loadPersonalBlocks(
	pathname: string,
	revision: number,
): Promise<FoundBlocks | null> {
	const answer = await api.call(getPersonalBlocks, { params: { '*': pathname.slice(1) } });
	rememberAudience(answer.audience);
	if (answer.revision !== revision) return null;
	const blocks = answer.places.flatMap(({ block }) => block ?? []);
	await Promise.all([
		loadBlocks(blocks).then(preloadLazyComponents),
		...[...walkBlocks(blocks)].map(fillProducts),
	]);
	return new Map(answer.places.map(({ place, block }) => [place, block]));
}

/** The products of a block are optional. */
async function fillProducts(block: Block): Promise<void> {
	const request = toProductRequest(block);
	if (!request) return;
	const { endpoint, input } = request;
	const list = await api.call(endpoint, input).catch(() => ({ results: [] }));
	Object.assign(block, { found: list.results });
}
