import { symbolOf } from '../../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useWeekdays } from '../../../session/use-weekdays.ts';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import { Field } from '../../../ui/field/field.tsx';
import type { WindowErrors, WindowValues } from '../window-draft.ts';
import type { TemplateValues } from './template-draft.ts';
import styles from './templates.module.css';

type TemplateFieldsProps = {
	values: TemplateValues;
	errors: WindowErrors;
	currency: string;
	isNew: boolean;
	onChange: (values: TemplateValues) => void;
};

export function TemplateFields(props: TemplateFieldsProps) {
	const { values, errors, currency, isNew, onChange } = props;
	const { t, tag } = useLocale();
	const weekdays = useWeekdays();
	const symbol = symbolOf(currency, tag);
	const bind = (name: Exclude<keyof TemplateValues, 'weekdays'>) => ({
		value: values[name],
		autoComplete: 'off',
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	const number = (name: keyof WindowValues) => ({
		...bind(name),
		inputMode: 'decimal' as const,
		error: errors[name] ? t('windows.error.number') : null,
	});
	const toggle = (weekday: number, isOn: boolean) => {
		const others = values.weekdays.filter((other) => other !== weekday);
		onChange({ ...values, weekdays: isOn ? [...others, weekday] : others });
	};
	return (
		<>
			{isNew && (
				<Field {...bind('templateId')} label={t('templates.name')} help={t('templates.nameHelp')} />
			)}
			<fieldset className={styles['weekdays']}>
				<legend>{t('templates.days')}</legend>
				{weekdays.map(({ weekday, long }) => (
					<CheckOption
						key={weekday}
						label={long}
						checked={values.weekdays.includes(weekday)}
						onChange={({ target }) => toggle(weekday, target.checked)}
					/>
				))}
			</fieldset>
			<div className={styles['fields']}>
				<Field {...bind('starts')} type="time" label={t('templates.starts')} />
				<Field {...bind('ends')} type="time" label={t('templates.ends')} />
				<Field {...number('capacity')} label={t('windows.places')} />
				<Field
					{...number('fee')}
					label={t('windows.fee')}
					before={symbol}
					help={t('windows.feeEmpty')}
				/>
				<Field {...number('leadMinutes')} label={t('windows.lead')} after={t('windows.minutes')} />
				<Field
					{...number('greenReduction')}
					label={t('windows.green')}
					before={symbol}
					help={t('windows.greenHelp')}
				/>
				<Field {...bind('validFrom')} type="date" label={t('templates.validFrom')} />
				<Field {...bind('validUntil')} type="date" label={t('templates.validUntil')} />
			</div>
		</>
	);
}
