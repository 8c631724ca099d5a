import type { DeskWindow } from '@korb/contracts/admin/windows/windows';
import { symbolOf } from '../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../platform/i18n/locale.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useCutOff } from './window-cell.tsx';
import type { WindowErrors, WindowValues } from './window-draft.ts';
import styles from './window-panel.module.css';

type WindowFieldsProps = {
	window: DeskWindow;
	currency: string;
	values: WindowValues;
	errors: WindowErrors;
	/** Only the places can be changed. */
	isLimited: boolean;
	onChange: (values: WindowValues) => void;
};

export function WindowFields(props: WindowFieldsProps) {
	const { window, currency, values, errors, isLimited, onChange } = props;
	const { t, tag } = useLocale();
	const cutOff = useCutOff();
	const { taken } = window;
	const symbol = symbolOf(currency, tag);
	const bind = (name: keyof WindowValues) => ({
		value: values[name],
		inputMode: 'decimal' as const,
		autoComplete: 'off',
		error: errors[name] ? t(`windows.error.${errors[name]}`, { taken }) : null,
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	return (
		<div className={styles['fields']}>
			<Field
				{...bind('capacity')}
				label={t('windows.places')}
				help={taken > 0 && t('windows.placesHelp', { taken })}
			/>
			<Field
				{...bind('fee')}
				label={t('windows.fee')}
				before={symbol}
				disabled={isLimited}
				help={taken > 0 ? t('windows.feeHelp', { taken }) : t('windows.feeEmpty')}
			/>
			<Field
				{...bind('leadMinutes')}
				label={t('windows.lead')}
				after={t('windows.minutes')}
				disabled={isLimited}
				help={cutOff(window)}
			/>
			<Field
				{...bind('greenReduction')}
				label={t('windows.green')}
				before={symbol}
				disabled={isLimited}
				help={t('windows.greenHelp')}
			/>
		</div>
	);
}
