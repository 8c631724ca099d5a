import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './letter.module.css';

type LetterProps = {
	title: string;
	text: string;
	/** Stands in place of the form once it has been sent. */
	thanks: string | false;
	children: ReactNode;
};

/** The frame of a form on an editor's page. */
export function Letter({ title, text, thanks, children }: LetterProps) {
	return (
		<section className={styles['letter']}>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
			<div role="status">{thanks && <Notice tone="fresh">{thanks}</Notice>}</div>
			{!thanks && children}
		</section>
	);
}
