import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import styles from './button.module.css';

type ButtonProps = ComponentProps<'button'> & {
	variant?: 'plain' | 'primary' | 'quiet' | 'danger' | 'dangerFill';
	size?: 'sm' | 'md' | 'lg' | 'xl';
	/** For a button that shows nothing but an icon; it needs an `aria-label`. */
	isSquare?: boolean;
};

export function Button({
	variant = 'plain',
	size = 'md',
	isSquare = false,
	className,
	type = 'button',
	...rest
}: ButtonProps) {
	return (
		<button
			type={type}
			className={classes(
				styles['button'],
				variant !== 'plain' && styles[variant],
				size !== 'md' && styles[size],
				isSquare && styles['square'],
				className,
			)}
			{...rest}
		/>
	);
}
