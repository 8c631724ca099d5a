import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './label.module.css';

type FlagTone = 'plain' | 'deal' | 'ink' | 'club' | 'fresh';
type TagTone = 'plain' | 'fresh' | 'ink';
type StatusTone = 'plain' | 'live';

/** Sits on pictures: "−20 %", "Neu", "18+". */
export function Flag({ tone = 'plain', children }: { tone?: FlagTone; children: ReactNode }) {
	return <span className={classes(styles['flag'], styles[`flag-${tone}`])}>{children}</span>;
}

/** A small fact in running text: "Bio", "Wird gewogen". */
export function Tag({ tone = 'plain', children }: { tone?: TagTone; children: ReactNode }) {
	return <span className={classes(styles['tag'], styles[`tag-${tone}`])}>{children}</span>;
}

/** A status label; `live` carries a dot. */
export function Status({ tone = 'plain', children }: { tone?: StatusTone; children: ReactNode }) {
	return (
		<span className={classes(styles['status'], styles[`status-${tone}`])}>
			{tone === 'live' && <span className={styles['dot']} />}
			{children}
		</span>
	);
}
