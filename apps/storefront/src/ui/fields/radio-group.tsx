import type { ComponentProps, ReactNode } from 'react';
import styles from './choice.module.css';
import { FieldNotes, useFieldWiring } from './form-field.tsx';

type RadioOption = {
	value: string;
	label: ReactNode;
	text?: ReactNode;
	end?: ReactNode;
	disabled?: boolean;
};

type RadioGroupProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'children'> & {
	legend: ReactNode;
	name: string;
	options: readonly RadioOption[];
	value?: string;
	/**
	 * `cards` frames every option; `rows` frames all of them together and hides the legend; `chips`
	 * puts short options side by side.
	 */
	variant?: 'list' | 'cards' | 'rows' | 'chips';
	isLegendHidden?: boolean;
	hint?: ReactNode;
	error?: string | undefined;
};

export function RadioGroup({
	legend,
	options,
	value,
	variant = 'list',
	isLegendHidden = variant === 'rows',
	hint,
	error,
	defaultValue,
	...rest
}: RadioGroupProps) {
	const { id, ...wiring } = useFieldWiring({ hint, error });
	return (
		<fieldset aria-describedby={wiring['aria-describedby']}>
			<legend className={isLegendHidden ? 'visually-hidden' : styles['legend']}>{legend}</legend>
			<div className={styles[variant]}>
				{options.map((option) => (
					<label key={option.value} className={styles['check']}>
						<input
							type="radio"
							className={styles['box']}
							{...rest}
							value={option.value}
							{...(value === undefined ? {} : { checked: value === option.value })}
							{...(defaultValue === undefined
								? {}
								: { defaultChecked: defaultValue === option.value })}
							disabled={option.disabled || rest.disabled}
							aria-invalid={wiring['aria-invalid']}
						/>
						<span className={styles['body']}>
							<span className={styles['title']}>{option.label}</span>
							{option.text && <span className={styles['text']}>{option.text}</span>}
						</span>
						{option.end && <span className={styles['end']}>{option.end}</span>}
					</label>
				))}
			</div>
			<FieldNotes id={id} hint={hint} error={error} />
		</fieldset>
	);
}
