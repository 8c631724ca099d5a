import type { Block } from '@korb/contracts/content';
import type { ComponentType, ReactNode } from 'react';
import { blockRegistry } from './registry.ts';

type View = ComponentType<{ block: Block; children?: ReactNode }>;

export function BlockList({ blocks }: { blocks: Block[] }) {
	return blocks.map((block, index) => {
		const View = (blockRegistry as Partial<Record<Block['type'], unknown>>)[block.type] as
			| View
			| undefined;
		// While a new version is being rolled out, its API may already know blocks that we do not.
		if (!View) return null;
		return (
			// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and keep their order
			<View key={index} block={block}>
				{'children' in block && <BlockList blocks={block.children} />}
			</View>
		);
	});
}
