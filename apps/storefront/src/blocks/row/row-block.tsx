import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import type { BlockOf } from '../block-of.ts';
import styles from './row-block.module.css';

export function RowBlock({ block, children }: { block: BlockOf<'row'>; children: ReactNode }) {
	return <div className={classes(styles['row'], styles[block.align])}>{children}</div>;
}
