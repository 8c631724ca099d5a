import { type ComponentProps, type ReactNode, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { classes } from '../classes.ts';
import { EyeIcon } from '../icons/eye.ts';
import { EyeOffIcon } from '../icons/eye-off.ts';
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
	hint,
	error,
	leading,
	trailing,
	className,
	...rest
}: TextFieldProps) {
	return (
		<FormField id={id} label={label} aside={aside} hint={hint} error={error}>
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

export function PasswordField({
	showLabel,
	hideLabel,
	...rest
}: Omit<TextFieldProps, 'type' | 'trailing'> & { showLabel: string; hideLabel: string }) {
	const [shown, setShown] = useState(false);
	return (
		<TextField
			type={shown ? 'text' : 'password'}
			trailing={
				<IconButton label={shown ? hideLabel : showLabel} onClick={() => setShown(!shown)}>
					{shown ? <EyeOffIcon /> : <EyeIcon />}
				</IconButton>
			}
			{...rest}
		/>
	);
}
