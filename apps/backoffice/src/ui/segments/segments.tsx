import text from '../layout/text.module.css';
import styles from './segments.module.css';

type SegmentsProps = {
	label: string;
	options: readonly { value: string; text: string }[];
	value: string;
	isDisabled?: boolean;
	onChange: (value: string) => void;
};

/** A choice between few values, all of them in sight. */
export function Segments({ label, options, value, isDisabled = false, onChange }: SegmentsProps) {
	return (
		<fieldset className={styles['segments']} disabled={isDisabled}>
			<legend className={text['hidden']}>{label}</legend>
			{options.map((option) => (
				<button
					key={option.value}
					type="button"
					aria-pressed={option.value === value}
					onClick={() => onChange(option.value)}
				>
					{option.text}
				</button>
			))}
		</fieldset>
	);
}
