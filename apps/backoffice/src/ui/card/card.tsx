import { type ReactNode, useId } from 'react';
import styles from './card.module.css';

type CardProps = {
	title: string;
	hint?: ReactNode;
	actions?: ReactNode;
	footer?: ReactNode;
	/** A table touches the card's border and scrolls inside it where the page is narrow. */
	isFlush?: boolean;
	children: ReactNode;
};

export function Card({ title, hint, actions, footer, isFlush = false, children }: CardProps) {
	const titleId = useId();
	return (
		<section className={styles['card']} aria-labelledby={titleId}>
			<header className={styles['head']}>
				<h2 id={titleId}>{title}</h2>
				{hint && <span className={styles['hint']}>{hint}</span>}
				{actions && <div className={styles['actions']}>{actions}</div>}
			</header>
			{isFlush ? (
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be keyboard accessible.
				<div className={styles['scroll']} tabIndex={0}>
					{children}
				</div>
			) : (
				<div className={styles['body']}>{children}</div>
			)}
			{footer && <footer className={styles['foot']}>{footer}</footer>}
		</section>
	);
}
