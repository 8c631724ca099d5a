import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { type FieldTexts, FormField } from './form-field.tsx';
import styles from './input.module.css';

type TextareaProps = Omit<FieldTexts, 'aside'> &
	Omit<ComponentProps<'textarea'>, 'maxLength'> & {
		/** Text that is too long is a validation error; it is not truncated on paste. */
		maxLength: number;
		/** Announced near the limit: "Noch 12 Zeichen", "3 Zeichen zu viel" for a negative rest. */
		restText: (rest: number) => string;
	};

const ANNOUNCE_FROM = 20;

export function Textarea({
	id,
	label,
	hint,
	error,
	maxLength,
	restText,
	className,
	...rest
}: TextareaProps) {
	const { box, length } = useTextLength();
	const left = maxLength - length;
	return (
		<FormField
			id={id}
			label={label}
			hint={hint}
			error={error}
			aside={
				<span
					aria-hidden="true"
					dir="ltr"
					className={styles['count']}
					data-over={left < 0 || undefined}
				>
					{length} / {maxLength}
				</span>
			}
		>
			{(wiring) => (
				<div ref={box} className={styles['wrap']}>
					<textarea
						className={classes(styles['input'], styles['area'], className)}
						{...rest}
						{...wiring}
					/>
					<span className="visually-hidden" role="status">
						{left <= ANNOUNCE_FROM && restText(left)}
					</span>
				</div>
			)}
		</FormField>
	);
}

/** Reads the DOM element, because the form library writes values without React. */
function useTextLength() {
	const box = useRef<HTMLDivElement>(null);
	const [length, setLength] = useState(0);
	useEffect(() => {
		const area = box.current?.querySelector('textarea');
		if (!area) return;
		const count = () => setLength(area.value.length);
		count();
		area.addEventListener('input', count);
		return () => area.removeEventListener('input', count);
	}, []);
	return { box, length };
}
