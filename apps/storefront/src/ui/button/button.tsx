import type { ComponentProps, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { LoaderCircleIcon } from '../icons/loader-circle.ts';
import styles from './button.module.css';

export type ButtonStyle = {
	/** `danger` is outlined: destroying something is never the first choice. */
	variant?: 'primary' | 'secondary' | 'soft' | 'ink' | 'white' | 'club' | 'ghost' | 'danger';
	size?: 'sm' | 'md' | 'lg';
	/** Full width. */
	block?: boolean;
	children: ReactNode;
};

type ButtonProps = ButtonStyle &
	ComponentProps<'button'> & {
		/** Announced while loading; the button stays focusable and ignores clicks. */
		loading?: string | false;
	};

export function Button({
	variant,
	size,
	block,
	loading = false,
	className,
	type = 'button',
	onClick,
	children,
	...rest
}: ButtonProps) {
	return (
		<button
			type={type}
			className={classes(buttonClass({ variant, size, block }), className)}
			aria-disabled={loading ? true : undefined}
			onClick={loading ? (event) => event.preventDefault() : onClick}
			{...rest}
		>
			{loading ? (
				<>
					<LoaderCircleIcon className={styles['spinner']} />
					<span>{loading}</span>
				</>
			) : (
				children
			)}
		</button>
	);
}

export function buttonClass({
	variant = 'primary',
	size = 'md',
	block = false,
}: {
	[Key in 'variant' | 'size' | 'block']?: ButtonStyle[Key] | undefined;
}): string {
	return classes(styles['button'], styles[variant], styles[size], block && styles['block']);
}
