import { Link, type LinkProps } from 'react-router';
import { classes } from '../classes.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

/** Looks like a button and goes somewhere. */
export function LinkButton({
	variant,
	size,
	block,
	className,
	...rest
}: ButtonLook & Omit<LinkProps, 'children'>) {
	return <Link className={classes(buttonClass({ variant, size, block }), className)} {...rest} />;
}
