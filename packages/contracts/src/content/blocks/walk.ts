import type { Block } from '../content.ts';

/** All blocks of a page in reading order, nested ones included. */
export function* walkBlocks(blocks: readonly Block[]): Generator<Block> {
	for (const block of blocks) {
		yield block;
		if ('children' in block) yield* walkBlocks(block.children);
		if (block.type === 'accordion' || block.type === 'tabs') {
			for (const item of block.items) yield* walkBlocks(item.children);
		}
	}
}
