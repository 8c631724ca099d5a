import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../../platform/navigation/app-link.tsx';
import { classes } from '../classes.ts';
import styles from './chip.module.css';

/** A selected value, as a link to the page without it. */
export const removableChip = classes(styles['chip'], styles['filter']);

export function LinkChip({ className, ...rest }: AppLinkProps) {
	return <AppLink className={classes(styles['chip'], styles['soft'], className)} {...rest} />;
}

/** Pressed or not: one of several views of a list. */
export function ToggleChip({
	pressed,
	className,
	...rest
}: Omit<ComponentProps<'button'>, 'type' | 'aria-pressed'> & { pressed: boolean }) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			className={classes(styles['chip'], className)}
			{...rest}
		/>
	);
}

/** A row of chips; `scroll` keeps them on one line that bleeds to the edges of a phone. */
export function ChipRow({
	label,
	scroll = false,
	children,
}: {
	label: string;
	scroll?: boolean;
	children: ReactNode;
}) {
	return (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons and links.
		<div
			role="group"
			aria-label={label}
			className={classes(styles['row'], scroll && styles['scroll'])}
		>
			{children}
		</div>
	);
}
