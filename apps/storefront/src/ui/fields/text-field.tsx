import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { type FieldTexts, FormField } from './form-field.tsx';
import styles from './input.module.css';

type TextFieldProps = FieldTexts &
	Omit<ComponentProps<'input'>, 'children'> & {
		leading?: ReactNode;
		/** A single icon button at the end of the field. */
		trailing?: ReactNode;
	};

export function TextField({
	id,
	label,
	aside,
	link,
	hint,
	error,
	leading,
	trailing,
	className,
	...rest
}: TextFieldProps) {
	return (
		<FormField id={id} label={label} aside={aside} link={link} hint={hint} error={error}>
			{(wiring) => (
				<div className={styles['wrap']}>
					{leading && <span className={styles['leading']}>{leading}</span>}
					<input className={classes(styles['input'], className)} {...rest} {...wiring} />
					{trailing && <span className={styles['trailing']}>{trailing}</span>}
				</div>
			)}
		</FormField>
	);
}
