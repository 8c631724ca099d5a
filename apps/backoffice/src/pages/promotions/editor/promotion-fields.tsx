import { getAssortment } from '@korb/contracts/admin/assortment/assortment-paths';
import { promotionKinds } from '@korb/domain/pricing/promotion-states';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { useUnitName } from '../../../session/use-unit-name.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CheckOption } from '../../../ui/field/check-option.tsx';
import { Field } from '../../../ui/field/field.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import styles from './editor.module.css';
import { MultiBuyFields } from './multi-buy-fields.tsx';
import { changeKind, type PromotionValues, toggleRegion } from './promotion-draft.ts';
import { isPercentWrong } from './read-promotion.ts';

type PromotionFieldsProps = {
	values: PromotionValues;
	isReadOnly: boolean;
	onChange: (values: PromotionValues) => void;
};

export function PromotionFields({ values, isReadOnly, onChange }: PromotionFieldsProps) {
	const t = useMessages();
	const unitName = useUnitName();
	const { data: assortment } = useQuery({
		queryKey: ['assortment', null],
		queryFn: ({ signal }) => call(getAssortment, { query: {}, signal }),
	});
	const regions = [...new Set([...(assortment?.regions ?? []), ...values.regions])];
	const bind = (name: 'name' | 'startsOn' | 'endsOn' | 'percentOff') => ({
		value: values[name],
		disabled: isReadOnly,
		autoComplete: 'off',
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	const isBackwards = values.endsOn !== '' && values.startsOn > values.endsOn;
	return (
		<Card title={t('promotions.what')}>
			<div className={styles['fields']}>
				<Field {...bind('name')} label={t('promotions.name')} maxLength={80} />
				<Field {...bind('startsOn')} type="date" label={t('promotions.firstDay')} />
				<Field
					{...bind('endsOn')}
					type="date"
					label={t('promotions.lastDay')}
					error={isBackwards ? t('codes.error.order') : null}
				/>
			</div>
			<div className={styles['fields']}>
				<div className={styles['kind']}>
					<div className={styles['labelled']}>
						<span aria-hidden="true">{t('promotions.kind')}</span>
						<Segments
							label={t('promotions.kind')}
							options={promotionKinds.map((kind) => ({
								value: kind,
								text: t(`promotions.kind.${kind}`),
							}))}
							value={values.kind}
							isDisabled={isReadOnly}
							onChange={(value) => {
								const kind = promotionKinds.find((each) => each === value);
								if (kind) onChange(changeKind(values, { kind }));
							}}
						/>
					</div>
					{values.kind === 'percent' && (
						<Field
							{...bind('percentOff')}
							label={t('promotions.percentOff')}
							inputMode="numeric"
							after="%"
							error={isPercentWrong(values) ? t('promotions.error.percent') : null}
						/>
					)}
					{values.kind === 'multiBuy' ? (
						<MultiBuyFields {...{ values, isReadOnly, onChange }} />
					) : (
						<div className={styles['members']}>
							<CheckOption
								label={t('promotions.forMembers')}
								checked={values.isForMembers}
								disabled={isReadOnly}
								onChange={({ target }) => onChange({ ...values, isForMembers: target.checked })}
							/>
						</div>
					)}
				</div>
				<fieldset className={styles['regions']}>
					<legend>{t('promotions.regions')}</legend>
					{regions.map((region) => (
						<CheckOption
							key={region}
							label={unitName(region)}
							checked={values.regions.includes(region)}
							disabled={isReadOnly}
							onChange={({ target }) => onChange(toggleRegion(values, region, target.checked))}
						/>
					))}
				</fieldset>
			</div>
		</Card>
	);
}
