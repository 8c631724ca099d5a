import type { ReactNode } from 'react';
import { Basket } from '../../ui/picture/basket.tsx';
import styles from './error-view.module.css';

type ErrorViewProps = {
	status: number;
	title: string;
	text: string;
	/** What went wrong in technical words, which are English everywhere; for those who ask for help. */
	message?: string;
	/** What the shop's people may ask for. */
	reference?: string | null;
	/** What lies in the basket, drawn on its canvas. */
	goods?: ReactNode;
	/** Ways out. */
	children: ReactNode;
};

export function ErrorView(props: ErrorViewProps) {
	const { status, title, text, message, reference, goods, children } = props;
	return (
		<div className={`wrap ${styles['view']}`}>
			<Basket className={styles['art']} goods={goods} />
			<p className={styles['status']}>{status}</p>
			<h1>{title}</h1>
			<p className={styles['text']}>{text}</p>
			<div className={styles['ways']}>{children}</div>
			{reference && <p className="muted small">{reference}</p>}
			{message && (
				<p className="muted small" lang="en">
					{message}
				</p>
			)}
		</div>
	);
}
