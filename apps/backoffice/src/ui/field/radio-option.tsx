import type { ComponentProps } from 'react';
import styles from './field.module.css';

export function RadioOption({ label, ...input }: ComponentProps<'input'> & { label: string }) {
	return (
		<label className={styles['option']}>
			<input {...input} type="radio" className={styles['check']} />
			{label}
		</label>
	);
}
