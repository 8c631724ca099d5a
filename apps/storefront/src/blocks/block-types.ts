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

/** Blocks that only show something: their links work without being hydrated. */
const staticTypes: readonly Block['type'][] = [
	...eagerTypes,
	'feature',
	'image-list',
	'product-promotion',
	'table',
	'teaser',
];
/** Blocks that do nothing before a shopper does. */
const answeringTypes: readonly Block['type'][] = [
	...staticTypes,
	'product-group',
	'recipe-group',
	'voucher-group',
];

/** `own`: hydrates with the page. */
export function hydrationOf(block: Block): 'own' | 'static' | 'answering' {
	const types = blockTypesOf([block]);
	if (types.every((type) => staticTypes.includes(type))) return 'static';
	return types.every((type) => answeringTypes.includes(type)) ? 'answering' : 'own';
}

export function blockTypesOf(blocks: readonly Block[]): Block['type'][] {
	return [...new Set([...walkBlocks(blocks)].map((block) => block.type))];
}

/** The module of a block type, as named in the build manifest; null when it is part of the page. */
export function blockModule(type: string): string | null {
	if ((eagerTypes as readonly string[]).includes(type)) return null;
	return `src/blocks/${type}/${type}-block.tsx`;
}
