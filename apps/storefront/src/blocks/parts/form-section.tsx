import type { ReactNode } from 'react';
import { Notice } from '../../ui/notice/notice.tsx';
import styles from './form-section.module.css';

type FormSectionProps = {
	title: string;
	text: string;
	/** Stands in place of the form once it has been sent. */
	thanks: string | false;
	children: ReactNode;
};

/** The frame of a form on an editor's page. */
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
