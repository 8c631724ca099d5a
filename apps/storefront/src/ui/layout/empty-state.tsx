import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

type EmptyStateProps = {
	art?: ReactNode;
	title: ReactNode;
	level?: 1 | 2 | 3;
	children?: ReactNode;
	actions?: ReactNode;
};

/** Explains why nothing is here, and what to do. */
export function EmptyState({ art, title, level = 2, children, actions }: EmptyStateProps) {
	const Heading = `h${level}` as const;
	return (
		<div className={styles['empty']}>
			{art && <div className={styles['art']}>{art}</div>}
			<Heading className={styles['title']}>{title}</Heading>
			{children && <p className={styles['text']}>{children}</p>}
			{actions && <div className={styles['actions']}>{actions}</div>}
		</div>
	);
}
