import { type ComponentProps, useId } from 'react';
import { ChevronDownIcon } from '../icons/chevron-down.ts';
import styles from './field.module.css';

type SelectProps = Omit<ComponentProps<'select'>, 'children'> & {
	label: string;
	options: readonly { value: string; text: string }[];
};

export function Select({ label, options, ...select }: SelectProps) {
	const id = useId();
	return (
		<div className={styles['field']}>
			<label className={styles['label']} htmlFor={id}>
				{label}
			</label>
			<div className={styles['select']}>
				<select {...select} id={id} className={styles['input']}>
					{options.map(({ value, text }) => (
						<option key={value} value={value}>
							{text}
						</option>
					))}
				</select>
				<ChevronDownIcon size="sm" />
			</div>
		</div>
	);
}
