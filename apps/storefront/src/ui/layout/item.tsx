import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './item.module.css';

type ItemProps = {
	icon: ReactNode;
	title: ReactNode;
	text?: ReactNode;
	/** Buttons at the end; `below` puts them under the text. */
	end?: ReactNode;
	below?: ReactNode;
};

/** A list of things with a line between them. */
export function Items({ label, children }: { label: string; children: ReactNode }) {
	return (
		<ul className={styles['items']} aria-label={label}>
			{children}
		</ul>
	);
}

export function Item({ icon, title, text, end, below }: ItemProps) {
	return (
		<li className={classes(styles['item'], below ? styles['top'] : null)}>
			<span className={styles['icon']}>{icon}</span>
			<div className={styles['body']}>
				<b>{title}</b>
				{text && <span>{text}</span>}
				{below && <div className={styles['below']}>{below}</div>}
			</div>
			{end}
		</li>
	);
}
