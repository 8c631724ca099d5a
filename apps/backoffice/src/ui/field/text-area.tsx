import type { ComponentProps } from 'react';
import styles from './field.module.css';

export function TextArea(props: ComponentProps<'textarea'>) {
	return <textarea {...props} className={styles['input']} />;
}
