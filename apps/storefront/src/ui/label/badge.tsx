import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A count on the corner of its parent, which must be positioned. */
export function Badge({ children }: { children: ReactNode }) {
	return <span className={styles['badge']}>{children}</span>;
}
