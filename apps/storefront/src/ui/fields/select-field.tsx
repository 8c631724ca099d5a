import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import { type FieldTexts, FormField } from './form-field.tsx';
import styles from './input.module.css';

type Option = { value: string; text: string; disabled?: boolean };

/** The platform's own list: it is the best one on a phone. */
export function SelectField({ id, label, aside, hint, error, ...rest }: FieldTexts & SelectProps) {
	return (
		<FormField id={id} label={label} aside={aside} hint={hint} error={error}>
			{(wiring) => (
				<div className={styles['wrap']}>
					<Select {...rest} {...wiring} />
				</div>
			)}
		</FormField>
	);
}

/** For toolbars: no visible label, only as wide as its text. */
export function CompactSelect({ label, ...rest }: { label: string } & SelectProps) {
	return (
		<span className={classes(styles['wrap'], styles['compact'])}>
			<Select aria-label={label} {...rest} />
		</span>
	);
}

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & { options: readonly Option[] };

function Select({ options, className, ...rest }: SelectProps) {
	return (
		<>
			<select className={classes(styles['input'], styles['select'], className)} {...rest}>
				{options.map(({ value, text, disabled }) => (
					<option key={value} value={value} disabled={disabled}>
						{text}
					</option>
				))}
			</select>
			<span className={styles['chevron']}>
				<ChevronDownIcon />
			</span>
		</>
	);
}
