import { AppLink, type AppLinkProps } from '../../lib/navigation/app-link.tsx';
import { classes } from '../classes.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

/** Looks like a button and goes somewhere. */
export function LinkButton({
	variant,
	size,
	block,
	className,
	...rest
}: ButtonLook & Omit<AppLinkProps, 'children'>) {
	return (
		<AppLink className={classes(buttonClass({ variant, size, block }), className)} {...rest} />
	);
}
