import type { ComponentProps } from 'react';
import styles from './field.module.css';

export function CheckOption({ label, ...input }: ComponentProps<'input'> & { label: string }) {
	return (
		<label className={styles['option']}>
			<input {...input} type="checkbox" className={styles['check']} />
			{label}
		</label>
	);
}
