import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './status.module.css';

export type StatusMark = 'ring' | 'part' | 'full' | 'moving' | 'done' | 'bad' | 'waiting' | 'off';

/** A shape and a word; colour only helps. */
export function Status({ mark, children }: { mark: StatusMark; children: ReactNode }) {
	return <span className={classes(styles['status'], styles[mark])}>{children}</span>;
}
