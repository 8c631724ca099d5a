import { type ReactNode, useId } from 'react';
import { cardClass } from '../../ui/card/card.ts';
import { classes } from '../../ui/classes.ts';
import styles from './order-panel.module.css';

export function OrderPanel({ title, children }: { title: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={classes(cardClass, styles['panel'])} aria-labelledby={id}>
			<h2 id={id}>{title}</h2>
			{children}
		</section>
	);
}
