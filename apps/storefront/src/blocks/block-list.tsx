import type { Block } from '@korb/contracts/content/content';
import { Island } from '../platform/hydration/island.tsx';
import styles from './block-list.module.css';
import { hydrationOf } from './block-types.ts';
import { blockView } from './block-views.ts';

/** Top-level blocks, each as wide as the page content. */
export function PageBlocks({ blocks }: { blocks: readonly Block[] }) {
	// biome-ignore lint/suspicious/noArrayIndexKey: blocks have no identity and keep their order
	return blocks.map((block, index) => <PageBlock key={index} block={block} index={index} />);
}

export const pageBlockClass = `wrap ${styles['block']}`;

/** Their height is about the same in every shop, so it can be estimated. */
const LATE_BLOCKS = /^(product|recipe)-group$/;
const FIRST_LATE_BLOCK = 2;

export function PageBlock({ block, index }: { block: Block; index: number }) {
	// Pages that the browser renders are laid out fully; in development it would miss the attribute.
	const isLate =
		(import.meta.env.SSR || import.meta.env.DEV) &&
		index >= FIRST_LATE_BLOCK &&
		LATE_BLOCKS.test(block.type);
	const hydration = hydrationOf(block);
	const attributes = {
		className: pageBlockClass,
		'data-block': block.type,
		'data-late-layout': isLate || undefined,
	};
	const content = <OneBlock block={block} />;
	if (hydration === 'own') return <div {...attributes}>{content}</div>;
	return (
		<Island {...attributes} isStatic={hydration === 'static'}>
			{content}
		</Island>
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
