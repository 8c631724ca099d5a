import { classes } from '../../ui/classes.ts';
import type { BlockOf } from '../block-of.ts';
import styles from './line-separator-block.module.css';

export function LineSeparatorBlock({ block }: { block: BlockOf<'line-separator'> }) {
	if (block.look === 'space') return <div className={styles['space']} />;
	return <hr className={classes(styles['line'], styles[block.look])} />;
}
