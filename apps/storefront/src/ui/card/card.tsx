import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

/** A framed surface. */
export function Card({ soft = false, children }: { soft?: boolean; children: ReactNode }) {
	return <div className={classes(styles['card'], soft && styles['soft'])}>{children}</div>;
}

/** For what is framed but is no mere box, such as a section with a name. */
export const cardClass = styles['card'];
