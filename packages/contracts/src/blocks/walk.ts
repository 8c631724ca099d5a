import type { Block } from '../content.ts';

/** Every block of a page, those inside others included, in the order in which they are read. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
	for (const block of blocks) {
		yield block;
		if ('children' in block) yield* walkBlocks(block.children);
		if (block.type === 'accordion' || block.type === 'tabs') {
			for (const item of block.items) yield* walkBlocks(item.children);
		}
	}
}
