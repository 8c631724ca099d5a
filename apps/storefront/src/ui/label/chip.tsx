import type { ComponentProps, ReactNode } from 'react';
import { AppLink, type AppLinkProps } from '../../platform/navigation/app-link.tsx';
import { classes } from '../classes.ts';
import { XIcon } from '../icons/x.ts';
import styles from './chip.module.css';

/** A toggle. */
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

/** A selected value; clicking removes it. `removeLabel` names that, e.g. "Vegan entfernen". */
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

/** The same style for a link, where the selection is part of the URL. */
export const removableChip = classes(styles['chip'], styles['filter']);

export function LinkChip({ className, ...rest }: AppLinkProps) {
	return <AppLink className={classes(styles['chip'], styles['soft'], className)} {...rest} />;
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
