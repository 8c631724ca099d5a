import type { ReactNode } from 'react';
import styles from './club-icon.module.css';

export function ClubIcon({ children }: { children: ReactNode }) {
	return <span className={styles['icon']}>{children}</span>;
}
