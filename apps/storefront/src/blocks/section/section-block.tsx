import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { plateStyle } from '../../ui/picture/plate-style.ts';
import type { BlockOf } from '../block-of.ts';
import styles from './section-block.module.css';

/** A page section; with a background it becomes a full-width card. */
export function SectionBlock({
	block,
	children,
}: {
	block: BlockOf<'section'>;
	children: ReactNode;
}) {
	const isFilled = block.background !== 'none' || block.tint !== null;
	return (
		<section
			id={block.anchor ?? undefined}
			style={plateStyle(block.tint)}
			className={classes(
				styles['section'],
				isFilled && styles['filled'],
				styles[block.background],
				block.width === 'narrow' && styles['narrow'],
			)}
		>
			{children}
		</section>
	);
}
