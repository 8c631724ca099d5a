import type { ReactNode } from 'react';
import styles from './offer-end.module.css';

export function OfferEnd({ children }: { children: ReactNode }) {
	return <span className={styles['ends']}>{children}</span>;
}
