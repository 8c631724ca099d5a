import { foldAddress } from '@korb/domain/fulfilment/parse-address';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { useWeekdays } from '../../../session/use-weekdays.ts';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import styles from '../area-panel.module.css';
import { PositionField } from './position-field.tsx';
import type { StoreErrors, StoreValues } from './store-draft.ts';

type StoreFieldsProps = {
	values: StoreValues;
	errors: StoreErrors;
	wrongDays: boolean[];
	units: string[];
	isNew: boolean;
	onChange: (values: StoreValues) => void;
};

type TextName = Exclude<keyof StoreValues, 'hours' | 'unit' | 'position'>;

export function StoreFields(props: StoreFieldsProps) {
	const { values, errors, wrongDays, units, isNew, onChange } = props;
	const t = useMessages();
	const unitName = useUnitName();
	const bind = (name: TextName) => ({
		label: t(`stores.${name}`),
		value: values[name],
		autoComplete: 'off',
		// Nobody has to be told that a new store has no name yet.
		error: errors[name] && !(isNew && values[name] === '') ? t(`stores.error.${name}`) : null,
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	const rename = (name: string) => {
		const followsName = isNew && values.storeId === toStoreId(values.name);
		onChange({ ...values, name, ...(followsName && { storeId: toStoreId(name) }) });
	};
	return (
		<>
			<Field {...bind('name')} maxLength={50} onChange={({ target }) => rename(target.value)} />
			{isNew && <Field {...bind('storeId')} help={t('stores.storeIdHelp')} />}
			<div className={styles['address']}>
				<Field {...bind('streetName')} />
				<Field {...bind('streetNumber')} />
			</div>
			<div className={styles['city']}>
				<Field {...bind('postalCode')} />
				<Field {...bind('city')} />
			</div>
			<PositionField
				values={values}
				isWrong={errors.position === true}
				onChange={(position) => onChange({ ...values, position })}
			/>
			<div className={styles['fields']}>
				<Select
					label={t('areas.pickedBy')}
					value={values.unit}
					options={units.map((unit) => ({ value: unit, text: unitName(unit) }))}
					onChange={({ target }) => onChange({ ...values, unit: target.value })}
				/>
				<Field {...bind('phoneNumber')} type="tel" />
			</div>
			<Hours values={values} wrongDays={wrongDays} onChange={onChange} />
		</>
	);
}

type HoursProps = Pick<StoreFieldsProps, 'values' | 'wrongDays' | 'onChange'>;

function Hours({ values, wrongDays, onChange }: HoursProps) {
	const t = useMessages();
	const weekdays = useWeekdays();
	return (
		<fieldset className={styles['group']}>
			<legend>{t('stores.hours')}</legend>
			<div className={styles['hours']}>
				{weekdays.map(({ long }, index) => (
					<Field
						key={long}
						label={long}
						value={values.hours[index] ?? ''}
						placeholder={t('stores.closed')}
						autoComplete="off"
						error={wrongDays[index] ? t('stores.error.hours') : null}
						onChange={({ target }) =>
							onChange({ ...values, hours: values.hours.with(index, target.value) })
						}
					/>
				))}
			</div>
		</fieldset>
	);
}

function toStoreId(name: string): string {
	return foldAddress(name)
		.replace(/[^a-z\d]+/g, '-')
		.slice(0, 40);
}
