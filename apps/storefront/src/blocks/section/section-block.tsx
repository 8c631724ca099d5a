import type { ReactNode } from 'react';
import styles from './section-block.module.css';

export function SectionBlock({ children }: { children: ReactNode }) {
	return <section className={styles['section']}>{children}</section>;
}
