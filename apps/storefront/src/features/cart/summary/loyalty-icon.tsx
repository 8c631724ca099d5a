import type { ReactNode } from 'react';
import styles from './loyalty-icon.module.css';

export function LoyaltyIcon({ children }: { children: ReactNode }) {
	return <span className={styles['icon']}>{children}</span>;
}
