import { type ChangeEvent, type ComponentProps, useState } from 'react';
import { UploadIcon } from '../icons/upload.ts';
import styles from './file-field.module.css';
import { type FieldTexts, FormField } from './form-field.tsx';

/** A wide drop target on top of the native file input. */
export function FileField({
	id,
	label,
	aside,
	hint,
	error,
	chooseText,
	onChange,
	...rest
}: FieldTexts & Omit<ComponentProps<'input'>, 'type'> & { chooseText: string }) {
	const [names, setNames] = useState<string[]>([]);

	function onPick(event: ChangeEvent<HTMLInputElement>) {
		setNames(Array.from(event.target.files ?? [], (file) => file.name));
		onChange?.(event);
	}

	return (
		<FormField id={id} label={label} aside={aside} hint={hint} error={error}>
			{(wiring) => (
				<div className={styles['zone']} data-invalid={error ? true : undefined}>
					<input type="file" className={styles['input']} onChange={onPick} {...rest} {...wiring} />
					<UploadIcon />
					<span aria-hidden="true">{names.length > 0 ? names.join(', ') : chooseText}</span>
				</div>
			)}
		</FormField>
	);
}
