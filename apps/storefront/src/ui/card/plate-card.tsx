import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { plateStyle } from '../picture/plate-style.ts';
import styles from './plate-card.module.css';

export type Tint = 'peach' | 'butter' | 'sage' | 'mint' | 'sky' | 'lilac' | 'rose' | 'sand';

type PlateCardProps = {
	tint?: Tint | undefined;
	picture: ReactNode;
	/** Top, at the start of the line. */
	flags?: ReactNode;
	/** Top, at the end of the line: one toggle. */
	corner?: ReactNode;
	/** Bottom of the plate. With `raised` the picture makes room for it. */
	action?: ReactNode;
	raised?: boolean;
	/** Something that cannot be had now. */
	faded?: boolean;
	/** A link in here covers the whole card when it has the class from `plateCardLink`. */
	children: ReactNode;
};

/** A picture on a soft plate, its facts below. No frame and no shadow until touched. */
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
