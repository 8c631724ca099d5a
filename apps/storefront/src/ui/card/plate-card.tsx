import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { plateStyle } from '../picture/plate-style.ts';
import styles from './plate-card.module.css';

export type Tint = 'peach' | 'butter' | 'sage' | 'mint' | 'sky' | 'lilac' | 'rose' | 'sand';

type PlateCardProps = {
	tint?: Tint | undefined;
	picture: ReactNode;
	/** Top start corner. */
	flags?: ReactNode;
	/** Top end corner: one toggle. */
	corner?: ReactNode;
	/** Bottom of the plate. With `raised`, the picture moves up. */
	action?: ReactNode;
	raised?: boolean;
	/** Currently unavailable. */
	faded?: boolean;
	/** A link with the `plateCardLink` class covers the entire card. */
	children: ReactNode;
};

/** A picture on a tinted plate with text below. It has no frame or shadow until hovered. */
export function PlateCard({
	tint,
	picture,
	flags,
	corner,
	action,
	raised = false,
	faded = false,
	children,
}: PlateCardProps) {
	return (
		<article
			className={classes(styles['card'], raised && styles['raised'], faded && styles['faded'])}
		>
			<div className={styles['plate']} style={plateStyle(tint)}>
				<div className={styles['picture']}>{picture}</div>
				{flags && <div className={styles['flags']}>{flags}</div>}
				{corner && <div className={styles['corner']}>{corner}</div>}
				{action && <div className={styles['action']}>{action}</div>}
			</div>
			<div className={styles['body']}>{children}</div>
		</article>
	);
}

export const plateCardLink = styles['link'];
