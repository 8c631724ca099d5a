import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './card.module.css';

export function Card({ soft = false, children }: { soft?: boolean; children: ReactNode }) {
	return <div className={classes(styles['card'], soft && styles['soft'])}>{children}</div>;
}

/** For framed elements other than a div, such as a named section. */
export const cardClass = styles['card'];
