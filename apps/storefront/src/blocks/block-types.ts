import { walkBlocks } from '@korb/contracts/content/blocks/walk';
import type { Block } from '@korb/contracts/content/content';

/** Blocks whose code is part of every content page. */
export const eagerTypes = [
	'button',
	'column',
	'headline',
	'image',
	'line-separator',
	'row',
	'section',
	'text',
] as const;
export type EagerType = (typeof eagerTypes)[number];

export function blockTypesOf(blocks: readonly Block[]): Block['type'][] {
	return [...new Set([...walkBlocks(blocks)].map((block) => block.type))];
}

/** The module of a block type, as named in the build manifest; null when it is part of the page. */
export function blockModule(type: string): string | null {
	if ((eagerTypes as readonly string[]).includes(type)) return null;
	return `src/blocks/${type}/${type}-block.tsx`;
}
