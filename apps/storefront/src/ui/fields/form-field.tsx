import { type ReactNode, useId } from 'react';
import { CircleAlertIcon } from '../icons/circle-alert.ts';
import styles from './form-field.module.css';

export type FieldTexts = {
	label: ReactNode;
	/** At the end of the label line, e.g. "optional". */
	aside?: ReactNode;
	/** A link at the end of the label line; it is not part of the field's name. */
	link?: ReactNode;
	hint?: ReactNode;
	error?: string | undefined;
};

type FieldWiring = {
	id: string;
	'aria-describedby': string | undefined;
	'aria-invalid': true | undefined;
};

/** Label above, hint and error below; passes the associated ARIA attributes to the control. */
export function FormField({
	id,
	label,
	aside,
	link,
	hint,
	error,
	children,
}: FieldTexts & { id?: string | undefined; children: (wiring: FieldWiring) => ReactNode }) {
	const wiring = useFieldWiring({ id, hint, error });
	return (
		<div>
			<div className={styles['line']}>
				<label className={styles['label']} htmlFor={wiring.id}>
					<span>{label}</span>
					{aside && <span className={styles['aside']}>{aside}</span>}
				</label>
				{link}
			</div>
			{children(wiring)}
			<FieldNotes id={wiring.id} hint={hint} error={error} />
		</div>
	);
}

export function useFieldWiring({
	id,
	hint,
	error,
}: {
	id?: string | undefined;
	hint?: ReactNode;
	error?: string | undefined;
}): FieldWiring {
	const ownId = useId();
	const fieldId = id ?? ownId;
	const notes = [error && `${fieldId}-error`, hint && `${fieldId}-hint`].filter(Boolean);
	return {
		id: fieldId,
		'aria-describedby': notes.length > 0 ? notes.join(' ') : undefined,
		'aria-invalid': error ? true : undefined,
	};
}

export function FieldNotes({
	id,
	hint,
	error,
}: { id: string } & Pick<FieldTexts, 'hint' | 'error'>) {
	return (
		<>
			{error && (
				<p id={`${id}-error`} className={styles['error']}>
					<CircleAlertIcon size="sm" />
					{error}
				</p>
			)}
			{hint && (
				<p id={`${id}-hint`} className={styles['hint']}>
					{hint}
				</p>
			)}
		</>
	);
}
