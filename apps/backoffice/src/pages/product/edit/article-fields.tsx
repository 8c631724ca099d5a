import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import type { EditableField } from '@korb/contracts/admin/assortment/product-edit';
import { useId } from 'react';
import { symbolOf } from '../../../platform/i18n/currency-symbol.ts';
import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useSession } from '../../../session/session.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChipOptions } from '../../../ui/field/chip-options.tsx';
import field from '../../../ui/field/field.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { Select } from '../../../ui/field/select.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import { useAssortment } from '../../assortment/use-products.ts';
import styles from '../product-page.module.css';
import { labels } from './choices.ts';
import type { ProductEditing } from './use-product-form.ts';

type ArticleFieldsProps = { product: DeskProduct; editing: ProductEditing };

/** The same in every region. What decides the price takes the permission for prices. */
export function ArticleFields({ product, editing }: ArticleFieldsProps) {
	const { t, tag } = useLocale();
	const { may } = useSession();
	const { data: assortment } = useAssortment(null);
	const { form, set, invalid } = editing;
	const descriptionId = useId();
	const errorOf = (name: EditableField) => (invalid.includes(name) ? t('product.invalid') : null);
	const mayPrice = may('assortment.price');
	const named = (entries: { slug: string; name: string }[] = []) =>
		entries.map(({ slug, name }) => ({ value: slug, text: name }));
	return (
		<Card title={t('product.facts')} hint={`${product.sku} · ${t('product.factsEverywhere')}`}>
			<div className={styles['facts']}>
				<div className={styles['two']}>
					<Field
						label={t('product.name')}
						value={form.name}
						maxLength={160}
						onChange={({ target }) => set({ name: target.value })}
						error={errorOf('name')}
					/>
				</div>
				<Select
					label={t('assortment.brand')}
					value={form.brand}
					onChange={({ target }) => set({ brand: target.value })}
					options={[
						{ value: '', text: t('product.noBrand') },
						...named(assortment?.brands ?? (product.brand ? [product.brand] : [])),
					]}
				/>
				<Select
					label={t('assortment.category')}
					value={form.category}
					onChange={({ target }) => set({ category: target.value })}
					options={named(assortment?.categories ?? product.parentCategories)}
				/>
				<Field
					label={t('product.content')}
					value={form.contentText}
					maxLength={40}
					onChange={({ target }) => set({ contentText: target.value })}
					error={errorOf('contentText')}
				/>
				<Field
					label={t('product.netContent')}
					after={t(`unit.${product.baseUnit}`)}
					inputMode="decimal"
					value={form.netContent}
					readOnly={!mayPrice}
					onChange={({ target }) => set({ netContent: target.value })}
					error={errorOf('netContent')}
				/>
				<Field
					label={t('product.deposit')}
					before={symbolOf(product.currency, tag)}
					inputMode="decimal"
					value={form.deposit}
					readOnly={!mayPrice}
					onChange={({ target }) => set({ deposit: target.value })}
					error={errorOf('depositCents')}
				/>
				<Field
					label={t('product.maxQuantity')}
					inputMode="numeric"
					value={form.maxQuantity}
					readOnly={!mayPrice}
					onChange={({ target }) => set({ maxQuantity: target.value })}
					error={errorOf('maxQuantity')}
				/>
				<Field
					label={t('product.originCountry')}
					value={form.origin}
					maxLength={2}
					onChange={({ target }) => set({ origin: target.value.toUpperCase() })}
					error={errorOf('origin')}
				/>
				<Field
					label={t('product.originText')}
					value={form.originText}
					maxLength={120}
					onChange={({ target }) => set({ originText: target.value })}
				/>
				<Select
					label={t('product.minimumAge')}
					value={form.minimumAge}
					disabled={!mayPrice}
					onChange={({ target }) => set({ minimumAge: target.value })}
					options={[
						{ value: '', text: t('product.noAge') },
						...['16', '18'].map((years) => ({ value: years, text: t('product.years', { years }) })),
					]}
				/>
				<div className={field['field']}>
					<span className={field['label']}>{t('product.soldBy')}</span>
					<span className={styles['fixed']}>
						{product.weightArticle ? t('product.byWeight') : t('product.byPiece')}
					</span>
				</div>
				<div className={styles['two']}>
					<Field
						label={t('product.keywords')}
						value={form.keywords}
						onChange={({ target }) => set({ keywords: target.value })}
						help={t('product.keywordsHelp')}
					/>
				</div>
				<div className={styles['two']}>
					<ChipOptions
						label={t('product.labels')}
						options={labels.map((value) => ({ value, text: t(`label.${value}`) }))}
						chosen={form.labels}
						onChange={(chosen) => set({ labels: chosen })}
					/>
				</div>
				<div className={`${styles['all']} ${field['field']}`}>
					<label className={field['label']} htmlFor={descriptionId}>
						{t('product.description')}
					</label>
					<TextArea
						id={descriptionId}
						rows={3}
						maxLength={4000}
						value={form.description}
						onChange={({ target }) => set({ description: target.value })}
					/>
				</div>
			</div>
		</Card>
	);
}
