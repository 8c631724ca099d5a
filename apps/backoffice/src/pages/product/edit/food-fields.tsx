import { useId } from 'react';
import { useMessages } from '../../../platform/i18n/locale.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChipOptions } from '../../../ui/field/chip-options.tsx';
import field from '../../../ui/field/field.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { TextArea } from '../../../ui/field/text-area.tsx';
import styles from '../product-page.module.css';
import { allergens } from './choices.ts';
import { NutritionFields } from './nutrition-fields.tsx';
import type { ProductEditing } from './use-product-form.ts';

/** Any food information makes a product food. */
export function FoodFields({ editing }: { editing: ProductEditing }) {
	const t = useMessages();
	const { form, set } = editing;
	const ingredientsId = useId();
	const texts = [
		{ name: 'storage', label: t('food.storage'), maxLength: 500 },
		{ name: 'preparation', label: t('food.preparation'), maxLength: 1000 },
		{ name: 'producer', label: t('food.producer'), maxLength: 300 },
	] as const;
	return (
		<Card title={t('food.title')} hint={t('food.law')} isFlush>
			<div className={styles['split']}>
				<div className={styles['part']}>
					<div className={field['field']}>
						<label className={field['label']} htmlFor={ingredientsId}>
							{t('food.ingredients')}
						</label>
						<TextArea
							id={ingredientsId}
							rows={4}
							maxLength={4000}
							value={form.ingredients}
							onChange={({ target }) => set({ ingredients: target.value })}
							aria-describedby={`${ingredientsId}-help`}
						/>
						<span className={field['help']} id={`${ingredientsId}-help`}>
							{t('food.markAllergens')}
						</span>
					</div>
					<ChipOptions
						label={t('food.allergens')}
						options={allergens.map((value) => ({ value, text: t(`allergen.${value}`) }))}
						chosen={form.allergens}
						onChange={(chosen) => set({ allergens: chosen })}
					/>
					{texts.map(({ name, ...rest }) => (
						<Field
							key={name}
							{...rest}
							value={form[name]}
							onChange={({ target }) => set({ [name]: target.value })}
						/>
					))}
				</div>
				<div className={styles['part']}>
					<NutritionFields editing={editing} />
				</div>
			</div>
		</Card>
	);
}
