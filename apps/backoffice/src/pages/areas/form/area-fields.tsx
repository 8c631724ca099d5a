import type { AreaList } from '@korb/contracts/admin/areas/areas';
import { useId } from 'react';
import { symbolOf } from '../../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useFormats } from '../../../session/session.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import field from '../../../ui/field/field.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import styles from '../area-panel.module.css';
import type { AreaErrors, AreaValues } from './area-draft.ts';

type AreaFieldsProps = {
	list: AreaList;
	values: AreaValues;
	errors: AreaErrors;
	isNew: boolean;
	/** The shop keeps its default area until another one is. */
	isDefaultFixed: boolean;
	onChange: (values: AreaValues) => void;
};

export function AreaFields(props: AreaFieldsProps) {
	const { list, values, errors, isNew, isDefaultFixed, onChange } = props;
	const { t, tag } = useLocale();
	const unitName = useUnitName();
	const { money } = useFormats();
	const symbol = symbolOf(list.currency, tag);
	const bind = (name: Exclude<keyof AreaValues, 'isDefault'>) => ({
		value: values[name],
		autoComplete: 'off',
		// Nobody has to be told that a new area has no name yet.
		error:
			errors[name] && !(isNew && values[name] === '') ? t(`areas.error.${errors[name]}`) : null,
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	const amount = (name: 'minOrderValue' | 'freeFrom' | 'surcharge') => ({
		...bind(name),
		before: symbol,
		inputMode: 'decimal' as const,
	});
	const ofShop = (cents: number | null) =>
		cents === null
			? t('areas.shopHasNone')
			: t('areas.ofShop', { value: money(cents, list.currency) });
	return (
		<>
			{isNew && (
				<Field {...bind('areaNumber')} label={t('areas.number')} help={t('areas.numberHelp')} />
			)}
			<Field {...bind('name')} label={t('areas.name')} maxLength={80} />
			<div className={styles['fields']}>
				<Select
					label={t('areas.pickedBy')}
					value={values.unit}
					options={list.units.map((unit) => ({ value: unit, text: unitName(unit) }))}
					onChange={({ target }) => onChange({ ...values, unit: target.value })}
				/>
				<Field
					{...bind('priority')}
					label={t('areas.priority')}
					help={t('areas.priorityHelp')}
					inputMode="numeric"
				/>
			</div>
			<PostalCodes {...bind('postalCodes')} />
			<CheckOption
				label={t('areas.isDefault')}
				checked={values.isDefault}
				disabled={isDefaultFixed}
				onChange={({ target }) => onChange({ ...values, isDefault: target.checked })}
			/>
			<fieldset className={styles['group']}>
				<legend>{t('areas.terms')}</legend>
				<div className={styles['fields']}>
					<Field
						{...amount('minOrderValue')}
						label={t('areas.minOrderValue')}
						help={ofShop(list.shop.minOrderValue)}
					/>
					<Field
						{...amount('freeFrom')}
						label={t('areas.freeFrom')}
						help={ofShop(list.shop.freeFrom)}
					/>
					<Field
						{...amount('surcharge')}
						label={t('areas.surcharge')}
						help={t('areas.surchargeHelp')}
					/>
				</div>
			</fieldset>
		</>
	);
}

type PostalCodesProps = {
	value: string;
	error: string | null;
	onChange: (event: { target: { value: string } }) => void;
};

function PostalCodes({ value, error, onChange }: PostalCodesProps) {
	const { t } = useLocale();
	const id = useId();
	return (
		<div className={field['field']}>
			<label className={field['label']} htmlFor={id}>
				{t('areas.postalCodes')}
			</label>
			<TextArea
				id={id}
				rows={2}
				value={value}
				aria-invalid={error ? true : undefined}
				aria-describedby={`${id}-note`}
				onChange={onChange}
			/>
			<span className={error ? field['error'] : field['help']} id={`${id}-note`}>
				{error ?? t('areas.postalCodesHelp')}
			</span>
		</div>
	);
}
