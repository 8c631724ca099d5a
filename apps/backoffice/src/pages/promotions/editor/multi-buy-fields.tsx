import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Field } from '../../../ui/field/field.tsx';
import text from '../../../ui/layout/text.module.css';
import { Segments } from '../../../ui/segments/segments.tsx';
import styles from './editor.module.css';
import { changeKind, type PromotionValues } from './promotion-draft.ts';
import { readMultiBuy } from './read-promotion.ts';

type MultiBuyFieldsProps = {
	values: PromotionValues;
	isReadOnly: boolean;
	onChange: (values: PromotionValues) => void;
};

/** What the cart makes of it is said in words: each piece costs less, not every third. */
export function MultiBuyFields({ values, isReadOnly, onChange }: MultiBuyFieldsProps) {
	const t = useMessages();
	const multiBuy = readMultiBuy(values);
	const bind = (name: 'fromQuantity' | 'payQuantity') => ({
		value: values[name],
		disabled: isReadOnly,
		autoComplete: 'off',
		inputMode: 'numeric' as const,
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...values, [name]: target.value }),
	});
	return (
		<>
			<div className={styles['labelled']}>
				<span aria-hidden="true">{t('promotions.multiBuy.price')}</span>
				<Segments
					label={t('promotions.multiBuy.price')}
					options={[
						{ value: 'each', text: t('promotions.multiBuy.each') },
						{ value: 'xForY', text: t('promotions.multiBuy.xForY') },
					]}
					value={values.isXForY ? 'xForY' : 'each'}
					isDisabled={isReadOnly}
					onChange={(value) => onChange(changeKind(values, { isXForY: value === 'xForY' }))}
				/>
			</div>
			<Field
				{...bind('fromQuantity')}
				label={t(values.isXForY ? 'promotions.multiBuy.get' : 'promotions.multiBuy.from')}
				error={multiBuy === null ? t('promotions.error.multiBuy') : null}
			/>
			{values.isXForY && <Field {...bind('payQuantity')} label={t('promotions.multiBuy.pay')} />}
			{multiBuy && (
				<p className={text['muted']}>
					{t(values.isXForY ? 'promotions.multiBuy.xForYText' : 'promotions.multiBuy.eachText', {
						...{ from: multiBuy.fromQuantity, pay: multiBuy.payQuantity ?? 0 },
						next: multiBuy.fromQuantity + 1,
					})}
				</p>
			)}
		</>
	);
}
