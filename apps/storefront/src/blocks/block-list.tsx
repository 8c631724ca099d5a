import type { Block } from '@korb/contracts/content/content';
import styles from './block-list.module.css';
import { blockView } from './block-views.ts';

/** Top-level blocks, each as wide as the page content. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and keep their order
	return blocks.map((block, index) => <PageBlock key={index} block={block} />);
}

export const pageBlockClass = `wrap ${styles['block']}`;

export function PageBlock({ block }: { block: Block }) {
	return (
		<div className={pageBlockClass} data-block={block.type}>
			<OneBlock block={block} />
		</div>
	);
}

/** Nested blocks. */
export function BlockList({ blocks }: { blocks: readonly Block[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and keep their order
	return blocks.map((block, index) => <OneBlock key={index} block={block} />);
}

export function OneBlock({ block }: { block: Block }) {
	const View = blockView(block.type);
	// During a rollout, a newer API may send blocks that this build does not know.
	if (!View) return null;
	return <View block={block}>{'children' in block && <BlockList blocks={block.children} />}</View>;
}
