import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldNotes, type FieldTexts, useFieldWiring } from './form-field.tsx';

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'children'> &
	Omit<FieldTexts, 'aside'> & {
		/** At the end of the line, e.g. the number of products a filter leaves. */
		end?: ReactNode;
	};

export function CheckboxField({ id, label, hint, error, end, ...rest }: CheckboxProps) {
	const wiring = useFieldWiring({ id, hint, error });
	return (
		<div>
			<label className={styles['check']}>
				<input type="checkbox" className={styles['box']} {...rest} {...wiring} />
				<span>{label}</span>
				{end && <span className={styles['end']}>{end}</span>}
			</label>
			<FieldNotes id={wiring.id} hint={hint} error={error} />
		</div>
	);
}

/** Takes effect immediately, unlike a checkbox that waits for its form. */
export function Switch({
	label,
	hint,
	...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }) {
	return (
		<label className={styles['switch-row']}>
			<span className={styles['body']}>
				{label}
				{hint && <span className={styles['text']}>{hint}</span>}
			</span>
			{/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox brings its own checked state. */}
			<input type="checkbox" role="switch" className={styles['switch']} {...rest} />
		</label>
	);
}
