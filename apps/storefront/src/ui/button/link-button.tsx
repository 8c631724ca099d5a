import { AppLink, type AppLinkProps } from '../../platform/navigation/app-link.tsx';
import { classes } from '../classes.ts';
import { type ButtonStyle, buttonClass } from './button.tsx';

/** A link styled as a button. */
export function LinkButton({
	variant,
	size,
	block,
	className,
	...rest
}: ButtonStyle & Omit<AppLinkProps, 'children'>) {
	return (
		<AppLink className={classes(buttonClass({ variant, size, block }), className)} {...rest} />
	);
}
