import type { CSSProperties, ReactNode } from 'react';
import type { BlockOf } from '../block-of.ts';
import styles from './column-block.module.css';

export function ColumnBlock({
	block,
	children,
}: {
	block: BlockOf<'column'>;
	children: ReactNode;
}) {
	const width = { '--span': block.span } as CSSProperties;
	return (
		<div className={styles['column']} style={width}>
			{children}
		</div>
	);
}
