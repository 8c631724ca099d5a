import { type ComponentProps, type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import text from '../layout/text.module.css';
import styles from './field.module.css';

type FieldProps = Omit<ComponentProps<'input'>, 'size'> & {
	label: string;
	/** In a table, whose headings say it to everybody who sees them. */
	isLabelHidden?: boolean;
	help?: ReactNode;
	error?: string | null;
	size?: 'md' | 'lg';
	/** A currency or a unit, inside the border. */
	before?: string;
	after?: string;
};

export function Field({
	label,
	isLabelHidden = false,
	help,
	error,
	size = 'md',
	before,
	after,
	...input
}: FieldProps) {
	const id = useId();
	const noteId = `${id}-note`;
	const control = (
		<input
			{...input}
			id={id}
			className={classes(styles['input'], size === 'lg' && styles['lg'])}
			aria-invalid={error ? true : undefined}
			aria-describedby={error || help ? noteId : undefined}
		/>
	);
	return (
		<div className={styles['field']}>
			<label className={isLabelHidden ? text['hidden'] : styles['label']} htmlFor={id}>
				{label}
			</label>
			{before || after ? (
				<div className={styles['affix']}>
					{before && <span>{before}</span>}
					{control}
					{after && <span>{after}</span>}
				</div>
			) : (
				control
			)}
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
