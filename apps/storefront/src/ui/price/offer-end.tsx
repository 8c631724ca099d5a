import type { ReactNode } from 'react';
import styles from './offer-end.module.css';

/** The last day of a reduced price, right below it. */
export function OfferEnd({ children }: { children: ReactNode }) {
	return <span className={styles['ends']}>{children}</span>;
}
