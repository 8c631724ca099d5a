import { OTPField } from '@base-ui/react/otp-field';
import { useId } from 'react';
import { classes } from '../classes.ts';
import styles from './code-field.module.css';
import field from './field.module.css';

const LENGTH = 6;
const places = Array.from({ length: LENGTH }, (_, index) => index + 1);

type CodeFieldProps = {
	label: string;
	/** Names the box of one digit; the first one has the label of the field. */
	digitLabel: (digit: number) => string;
	value: string;
	onChange: (value: string) => void;
	error?: string | null;
};

/** Six digits from an authenticator app; a pasted or autofilled code spreads over the boxes. */
export function CodeField({ label, digitLabel, value, onChange, error }: CodeFieldProps) {
	const id = useId();
	return (
		<div className={field['field']}>
			<label className={field['label']} htmlFor={id}>
				{label}
			</label>
			<OTPField.Root
				id={id}
				length={LENGTH}
				value={value}
				onValueChange={(next) => onChange(next)}
				className={classes(styles['code'], error && styles['isWrong'])}
			>
				{places.map((place) => (
					<OTPField.Input
						key={place}
						className={styles['digit']}
						aria-label={place === 1 ? undefined : digitLabel(place)}
						aria-invalid={error ? true : undefined}
						aria-describedby={error ? `${id}-error` : undefined}
					/>
				))}
			</OTPField.Root>
			{error && (
				<span className={field['error']} id={`${id}-error`}>
					{error}
				</span>
			)}
		</div>
	);
}
