import type { Block } from '@korb/contracts/content/content';

/** A page has a single h1: the first one is kept, however many an editor has placed. */
export function keepFirstH1(blocks: Block[]): { blocks: Block[]; hasH1: boolean } {
	const found = { hasH1: false };
	return { blocks: lower(blocks, found), hasH1: found.hasH1 };
}

/** For pages that have their own heading. */
export function withoutH1(blocks: Block[]): Block[] {
	return lower(blocks, { hasH1: true });
}

function lower<Kind extends Block>(blocks: Kind[], found: { hasH1: boolean }): Kind[] {
	return blocks.map((block) => {
		if ('children' in block) return { ...block, children: lower<Block>(block.children, found) };
		if (block.type !== 'headline' || block.level !== 1) return block;
		if (found.hasH1) return { ...block, level: 2 };
		found.hasH1 = true;
		return block;
	});
}
