import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './badge.module.css';

export type BadgeTone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'accent';

export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
	return (
		<span className={classes(styles['badge'], tone !== 'neutral' && styles[tone])}>{children}</span>
	);
}
