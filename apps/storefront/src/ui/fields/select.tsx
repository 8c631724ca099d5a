import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import styles from './input.module.css';

type Option = { value: string; text: string; disabled?: boolean };

export type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
	options: readonly Option[];
};

export function Select({ options, className, ...rest }: SelectProps) {
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

/** For toolbars: no visible label, and only as wide as its text. */
export function CompactSelect({ label, ...rest }: { label: string } & SelectProps) {
	return (
		<span className={classes(styles['wrap'], styles['compact'])}>
			<Select aria-label={label} {...rest} />
		</span>
	);
}
