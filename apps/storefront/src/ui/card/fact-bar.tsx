import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './fact-bar.module.css';

type FactBarProps = {
	icon: ReactNode;
	title: ReactNode;
	text?: ReactNode;
	action?: ReactNode;
	tone?: 'fresh' | 'plain' | 'warn';
};

/** A summary of one choice, with an action to change it. */
export function FactBar({ icon, title, text, action, tone = 'plain' }: FactBarProps) {
	return (
		<div className={classes(styles['bar'], styles[tone])}>
			<span className={styles['icon']}>{icon}</span>
			<div className={styles['facts']}>
				<b>{title}</b>
				{text && <span>{text}</span>}
			</div>
			{action}
		</div>
	);
}
