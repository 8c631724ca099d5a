import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';
import type { LoadContext } from './load-context.ts';
import { message } from './page-meta.ts';

/** Notes for the editor of a draft: blocks that are incomplete and blocks without results. */
export function draftNotes(context: LoadContext, unfinished: number, blocks: Block[]): string[] {
	const names = [...walkBlocks(blocks)].filter(isEmpty).map(nameOf);
	return [
		...(unfinished > 0 ? [message(context, 'preview.unfinished', { count: unfinished })] : []),
		...(names.length > 0
			? [message(context, 'preview.empty', { count: names.length, names: names.join(', ') })]
			: []),
	];
}

type SearchingBlock = Extract<Block, { found: unknown[] }>;

function isEmpty(block: Block): block is SearchingBlock {
	if (!('found' in block) || block.found.length > 0) return false;
	// The browser fetches the shopper's own products.
	return block.type !== 'product-group' || block.source.kind !== 'favorites';
}

function nameOf(block: SearchingBlock): string {
	if (block.title) return block.title;
	if (block.type === 'product-promotion') return block.sku;
	return block.type === 'publication' ? block.publications.join(', ') : block.type;
}
