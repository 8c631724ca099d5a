import { classes } from '../../ui/classes.ts';
import type { BlockOf } from '../block-of.ts';
import { RichText } from '../rich-text.tsx';
import styles from './text-block.module.css';

export function TextBlock({ block }: { block: BlockOf<'text'> }) {
	return (
		<div className={classes(styles['text'], styles[block.size])}>
			<RichText value={block.paragraphs} />
		</div>
	);
}
