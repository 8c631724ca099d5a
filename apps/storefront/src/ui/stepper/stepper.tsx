import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { classes } from '../classes.ts';
import { MinusIcon } from '../icons/minus.ts';
import { PlusIcon } from '../icons/plus.ts';
import { TrashIcon } from '../icons/trash.ts';
import styles from './stepper.module.css';

type StepperProps = {
	value: number;
	onChange: (value: number) => void;
	/** Minimum quantity; one step below it is 0, which removes the product. */
	min?: number;
	max?: number;
	step?: number;
	/** Disables removal: the quantity cannot go below the minimum. */
	disablesAtMinimum?: boolean;
	/** Button labels; `group` names the product. */
	labels: { group: string; less: string; more: string; remove: string };
	/** The quantity as text where a bare number is not enough: "0,5 kg". */
	text?: ReactNode;
	/** A second line: "ca. € 1,75". */
	note?: ReactNode;
	variant?: 'filled' | 'line';
	size?: 'sm' | 'md' | 'lg';
	disabled?: boolean;
	/** Target of the buttons without JavaScript: one step as `delta`, beside these hidden fields. */
	form?: { action: string; fields: ReactNode };
};

export function Stepper({
	value,
	onChange,
	min,
	max = Number.POSITIVE_INFINITY,
	step = 1,
	disablesAtMinimum = false,
	labels,
	text,
	note,
	variant = 'filled',
	size = 'md',
	disabled = false,
	form,
}: StepperProps) {
	const least = min ?? step;
	const isLeast = value <= least;
	const removes = isLeast && !disablesAtMinimum;
	const lower = removes ? 0 : Math.max(least, snap(value - step, step));
	const higher = Math.min(max, snap(value + step, step));

	function onKeyDown(event: KeyboardEvent) {
		const target = disabled
			? undefined
			: quantityAfterKey(event.key, { lower, higher, least, max, value });
		if (target === undefined) return;
		event.preventDefault();
		if (target !== value) onChange(target);
	}

	function press(next: number) {
		return (event: MouseEvent) => {
			event.preventDefault();
			if (next !== value) onChange(next);
		};
	}

	const sends = (delta: number) =>
		form
			? ({ type: 'submit', name: 'delta', value: delta } as const)
			: ({ type: 'button' } as const);
	const group = (
		// biome-ignore lint/a11y/useSemanticElements: a fieldset breaks the grid in some browsers.
		<div
			role="group"
			aria-label={labels.group}
			className={classes(styles['stepper'], styles[variant], styles[size])}
			onKeyDown={onKeyDown}
		>
			<button
				{...sends(-1)}
				aria-label={removes ? labels.remove : labels.less}
				disabled={disabled}
				aria-disabled={(isLeast && disablesAtMinimum) || undefined}
				onClick={press(lower)}
			>
				{removes ? <TrashIcon /> : <MinusIcon />}
			</button>
			<output>
				{text ?? value}
				{note && <small>{note}</small>}
			</output>
			{/* aria-disabled keeps the focus when the last step reaches the limit. */}
			<button
				{...sends(1)}
				aria-label={labels.more}
				disabled={disabled}
				aria-disabled={value >= max || undefined}
				onClick={press(higher)}
			>
				<PlusIcon />
			</button>
		</div>
	);
	if (!form) return group;
	return (
		<form method="post" action={form.action}>
			{form.fields}
			{group}
		</form>
	);
}

type Bounds = { lower: number; higher: number; least: number; max: number; value: number };

/** Arrow keys never remove a product: that takes a deliberate click on the bin. */
export function quantityAfterKey(key: string, bounds: Bounds): number | undefined {
	switch (key) {
		case 'ArrowUp':
			return bounds.value < bounds.max ? bounds.higher : bounds.value;
		case 'ArrowDown':
			return bounds.lower > 0 ? bounds.lower : bounds.value;
		case 'Home':
			return bounds.least;
		case 'End':
			return Number.isFinite(bounds.max) ? bounds.max : undefined;
		default:
			return undefined;
	}
}

/** Repeated tenths drift (0.1 + 0.2), so quantities are snapped to exact steps. */
export function snap(value: number, step: number): number {
	const digits = (String(step).split('.')[1] ?? '').length;
	return Number((Math.round(value / step) * step).toFixed(digits));
}
