import type { ReactNode } from 'react';
import { Basket } from '../../ui/picture/basket.tsx';
import styles from './error-view.module.css';

type ErrorViewProps = {
	status: number;
	title: string;
	text: string;
	/** Technical error message, always in English, for support requests. */
	message?: string;
	/** Reference that customer service may ask for. */
	reference?: string | null;
	/** Drawing of what is in the basket, on its canvas. */
	contents?: ReactNode;
	/** Links and buttons to recover. */
	children: ReactNode;
};

export function ErrorView(props: ErrorViewProps) {
	const { status, title, text, message, reference, contents, children } = props;
	return (
		<div className={`wrap ${styles['view']}`}>
			<Basket className={styles['art']} contents={contents} />
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
