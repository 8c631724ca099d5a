import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import { cardClass } from './card.ts';
import styles from './panel.module.css';

type PanelProps = {
	title: ReactNode;
	lead?: ReactNode;
	/** At the end of the heading's line. */
	action?: ReactNode;
	/** `danger` frames what cannot be undone. */
	tone?: 'plain' | 'danger';
	children?: ReactNode;
};

/** A card with a heading: one topic of a page full of settings. */
export function Panel({ title, lead, action, tone = 'plain', children }: PanelProps) {
	const id = useId();
	return (
		<section
			className={classes(cardClass, styles['panel'], tone === 'danger' && styles['danger'])}
			aria-labelledby={id}
		>
			<div className={styles['head']}>
				<div>
					<h2 id={id}>{title}</h2>
					{lead && <p>{lead}</p>}
				</div>
				{action}
			</div>
			{children}
		</section>
	);
}
