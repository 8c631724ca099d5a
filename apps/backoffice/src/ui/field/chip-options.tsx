import { CheckIcon } from '../icons/check.ts';
import styles from './chip-options.module.css';
import field from './field.module.css';

type ChipOptionsProps<Value extends string> = {
	label: string;
	options: readonly { value: Value; text: string }[];
	chosen: readonly Value[];
	onChange: (chosen: Value[]) => void;
};

/** Any of several short values, all of them in sight. */
export function ChipOptions<Value extends string>(props: ChipOptionsProps<Value>) {
	const { label, options, chosen, onChange } = props;
	return (
		<fieldset className={styles['chips']}>
			<legend className={field['label']}>{label}</legend>
			{options.map(({ value, text }) => (
				<label key={value} className={styles['chip']}>
					<input
						type="checkbox"
						checked={chosen.includes(value)}
						onChange={({ target }) =>
							onChange(
								target.checked ? [...chosen, value] : chosen.filter((other) => other !== value),
							)
						}
					/>
					<CheckIcon size="sm" />
					{text}
				</label>
			))}
		</fieldset>
	);
}
