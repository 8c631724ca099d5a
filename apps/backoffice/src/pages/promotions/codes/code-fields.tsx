import { symbolOf } from '../../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { RefreshCwIcon } from '../../../ui/icons/refresh-cw.ts';
import { AudienceField } from './audience-field.tsx';
import type { CodeErrors, CodeValues } from './code-draft.ts';
import styles from './codes.module.css';
import { newCode } from './new-code.ts';

type TextName = Exclude<keyof CodeValues, 'customerIds'>;

type CodeFieldsProps = {
	values: CodeValues;
	/** Shown once something was typed into the field. */
	errors: CodeErrors;
	isNew: boolean;
	isReadOnly: boolean;
	onChange: (values: CodeValues) => void;
};

export function CodeFields({ values, errors, isNew, isReadOnly, onChange }: CodeFieldsProps) {
	const { t, tag } = useLocale();
	const symbol = symbolOf(useSession().me.shop.currency, tag);
	const bind = (name: TextName) => ({
		value: values[name],
		autoComplete: 'off',
		disabled: isReadOnly,
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	const field = (name: TextName) => {
		const error = values[name] === '' ? undefined : errors[name];
		return { ...bind(name), error: error ? t(`codes.error.${error}`) : null };
	};
	return (
		<>
			<Card title={t('codes.code')}>
				<div className={styles['fields']}>
					{isNew ? (
						<div className={styles['name']}>
							<Field
								{...field('code')}
								label={t('codes.typed')}
								help={t('codes.typedHelp')}
								autoCapitalize="characters"
								spellCheck={false}
								maxLength={30}
							/>
							<Button onClick={() => onChange({ ...values, code: newCode() })}>
								<RefreshCwIcon />
								{t('codes.makeUp')}
							</Button>
						</div>
					) : (
						<Field label={t('codes.typed')} value={values.code} disabled readOnly />
					)}
					<Select
						{...bind('kind')}
						label={t('codes.gives')}
						options={(['amount', 'percent', 'freeService'] as const).map((kind) => ({
							value: kind,
							text: t(`codes.kind.${kind}`),
						}))}
					/>
					{values.kind !== 'freeService' && (
						<Field
							{...field('value')}
							label={t('codes.value')}
							inputMode="decimal"
							{...(values.kind === 'amount' ? { before: symbol } : { after: '%' })}
						/>
					)}
				</div>
				<div className={styles['thirds']}>
					<Field
						{...field('minOrder')}
						label={t('codes.minOrder')}
						inputMode="decimal"
						before={symbol}
						help={t('codes.emptyMinOrder')}
					/>
					<Select
						{...bind('fulfilment')}
						label={t('codes.fulfilment')}
						options={(['both', 'DELIVERY', 'CLICK_AND_COLLECT'] as const).map((each) => ({
							value: each,
							text: t(`codes.fulfilment.${each}`),
						}))}
					/>
					<Field
						{...field('maxUses')}
						label={t('codes.maxUses')}
						inputMode="numeric"
						help={t('codes.emptyUses')}
					/>
				</div>
			</Card>
			<Card title={t('codes.whoAndWhen')}>
				<div className={styles['thirds']}>
					<Field
						{...field('startsAt')}
						type="datetime-local"
						label={t('codes.starts')}
						help={t('codes.emptyStart')}
					/>
					<Field
						{...field('endsAt')}
						type="datetime-local"
						label={t('codes.ends')}
						help={t('codes.emptyEnd')}
					/>
					<Select
						{...bind('perCustomer')}
						label={t('codes.perCustomer')}
						options={(['any', 'once'] as const).map((each) => ({
							value: each,
							text: t(`codes.perCustomer.${each}`),
						}))}
						{...(values.audience === 'firstOrder' && { value: 'once', disabled: true })}
					/>
				</div>
				<AudienceField {...{ values, isReadOnly, onChange }} />
			</Card>
		</>
	);
}
