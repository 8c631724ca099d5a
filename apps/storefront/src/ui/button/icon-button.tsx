import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
	/** Accessible name; screen readers ignore the icon. */
	label: string;
	variant?: 'plain' | 'line' | 'white' | 'add';
	children: ReactNode;
};

export function IconButton({
	label,
	variant = 'plain',
	className,
	type = 'button',
	...rest
}: IconButtonProps) {
	return (
		<button
			type={type}
			aria-label={label}
			className={classes(styles['button'], styles[variant], className)}
			{...rest}
		/>
	);
}
