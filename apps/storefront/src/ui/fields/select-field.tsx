import { type FieldTexts, FormField } from './form-field.tsx';
import styles from './input.module.css';
import { Select, type SelectProps } from './select.tsx';

/** A native select, which works best on phones. */
export function SelectField({ id, label, aside, hint, error, ...rest }: FieldTexts & SelectProps) {
	return (
		<FormField id={id} label={label} aside={aside} hint={hint} error={error}>
			{(wiring) => (
				<div className={styles['wrap']}>
					<Select {...rest} {...wiring} />
				</div>
			)}
		</FormField>
	);
}
