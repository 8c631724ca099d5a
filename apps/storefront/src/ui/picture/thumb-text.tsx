import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './thumb-text.module.css';

type ThumbTextProps = { className?: string | undefined; children: ReactNode };

/** The text beside a thumbnail: a heading with small lines below it. */
export function ThumbText({ className, children }: ThumbTextProps) {
	return <div className={classes(styles['text'], className)}>{children}</div>;
}
