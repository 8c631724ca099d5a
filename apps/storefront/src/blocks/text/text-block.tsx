import type { BlockOf } from '../block-of.ts';
import styles from './text-block.module.css';

export function TextBlock({ block }: { block: BlockOf<'text'> }) {
	return (
		<div className={`wrap ${styles['text']}`}>
			{block.paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
		</div>
	);
}
