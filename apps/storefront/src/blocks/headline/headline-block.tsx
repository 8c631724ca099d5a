import type { BlockOf } from '../block-of.ts';
import styles from './headline-block.module.css';

const tags = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

export function HeadlineBlock({ block }: { block: BlockOf<'headline'> }) {
	const Tag = tags[block.level];
	return <Tag className={`wrap ${styles['headline']} ${styles[Tag]}`}>{block.text}</Tag>;
}
