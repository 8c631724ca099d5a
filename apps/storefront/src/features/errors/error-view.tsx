import type { ReactNode } from 'react';
import { Basket } from '../../ui/picture/basket.tsx';
import styles from './error-view.module.css';

type ErrorViewProps = {
	status: number;
	title: string;
	text: string;
	/** What went wrong in technical words, which are English everywhere. */
	message: string;
	/** What the shop's people may ask for. */
	reference?: string | null;
	/** Ways out. */
	children: ReactNode;
};

export function ErrorView({ status, title, text, message, reference, children }: ErrorViewProps) {
	return (
		<div className={`wrap ${styles['view']}`}>
			<Basket className={styles['art']} />
			<p className={styles['status']}>{status}</p>
			<h1>{title}</h1>
			<p className={styles['text']}>{text}</p>
			<div className={styles['ways']}>{children}</div>
			{reference && <p className="muted small">{reference}</p>}
			<p className="muted small" lang="en">
				{message}
			</p>
		</div>
	);
}
