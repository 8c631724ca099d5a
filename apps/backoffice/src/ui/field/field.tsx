import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import styles from './field.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'size'> & {
	label: string;
	help?: ReactNode;
	error?: string | null;
	size?: 'md' | 'lg';
};

export function Field({ label, help, error, size = 'md', ...input }: FieldProps) {
	const id = useId();
	const noteId = `${id}-note`;
	return (
		<div className={styles['field']}>
			<label className={styles['label']} htmlFor={id}>
				{label}
			</label>
			<input
				{...input}
				id={id}
				className={classes(styles['input'], size === 'lg' && styles['lg'])}
				aria-invalid={error ? true : undefined}
				aria-describedby={error || help ? noteId : undefined}
			/>
			{error ? (
				<span className={styles['error']} id={noteId}>
					{error}
				</span>
			) : (
				help && (
					<span className={styles['help']} id={noteId}>
						{help}
					</span>
				)
			)}
		</div>
	);
}
