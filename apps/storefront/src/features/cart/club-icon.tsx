import type { ReactNode } from 'react';
import styles from './club-icon.module.css';

/** Says at a glance that this is about the club. */
export function ClubIcon({ children }: { children: ReactNode }) {
	return <span className={styles['icon']}>{children}</span>;
}
