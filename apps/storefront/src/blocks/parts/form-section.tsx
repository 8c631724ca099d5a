import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './form-section.module.css';

type FormSectionProps = {
	title: string;
	text: string;
	/** Replaces the form once it has been submitted. */
	thanks: string | false;
	children: ReactNode;
};

/** Section around a form on an editorial page. */
export function FormSection({ title, text, thanks, children }: FormSectionProps) {
	return (
		<section className={styles['section']}>
			<h2>{title}</h2>
			{text && <p>{text}</p>}
			<div role="status">{thanks && <Notice tone="fresh">{thanks}</Notice>}</div>
			{!thanks && children}
		</section>
	);
}
