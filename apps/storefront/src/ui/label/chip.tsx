import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../../lib/navigation/app-link.tsx';
import { classes } from '../classes.ts';
import { XIcon } from '../icons/x.ts';
import styles from './chip.module.css';

/** A choice that is on or off. */
export function Chip({
	pressed,
	className,
	...rest
}: ComponentProps<'button'> & { pressed: boolean }) {
	return (
		<button
			type="button"
			aria-pressed={pressed}
			className={classes(styles['chip'], className)}
			{...rest}
		/>
	);
}

/** A choice already made; pressing takes it back. `removeLabel` names that, e.g. "Vegan entfernen". */
export function RemovableChip({
	removeLabel,
	children,
	className,
	...rest
}: ComponentProps<'button'> & { removeLabel: string }) {
	return (
		<button
			type="button"
			aria-label={removeLabel}
			className={classes(styles['chip'], styles['filter'], className)}
			{...rest}
		>
			{children}
			<XIcon size="sm" />
		</button>
	);
}

/** The same look for a link, where choices are part of the address. */
export const removableChip = classes(styles['chip'], styles['filter']);

export function LinkChip({ className, ...rest }: AppLinkProps) {
	return <AppLink className={classes(styles['chip'], styles['soft'], className)} {...rest} />;
}

/** Chips side by side; `scroll` keeps them on one line that bleeds to the edges of a phone. */
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
