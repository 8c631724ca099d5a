import { useMessages } from '../../../platform/i18n/locale.tsx';
import field from '../../../ui/field/field.module.css';
import { Field } from '../../../ui/field/field.tsx';
import { Segments } from '../../../ui/segments/segments.tsx';
import styles from '../product-page.module.css';
import { type Nutrient, nutrients } from './product-form.ts';
import type { ProductEditing } from './use-product-form.ts';

const names = {
	energyKj: 'food.energy',
	energyKcal: 'food.energy',
	fatGrams: 'food.fat',
	saturatesGrams: 'food.saturates',
	carbohydrateGrams: 'food.carbohydrate',
	sugarsGrams: 'food.sugars',
	fibreGrams: 'food.fibre',
	proteinGrams: 'food.protein',
	saltGrams: 'food.salt',
} as const satisfies Record<Nutrient, string>;

const unitOf = (nutrient: Nutrient) =>
	nutrient === 'energyKj' ? 'kJ' : nutrient === 'energyKcal' ? 'kcal' : 'g';

export function NutritionFields({ editing }: { editing: ProductEditing }) {
	const t = useMessages();
	const { form, set, invalid } = editing;
	return (
		<div className={styles['nutrition']}>
			<Segments
				label={t('food.nutrition')}
				options={[
					{ value: '100g', text: t('food.per100g') },
					{ value: '100ml', text: t('food.per100ml') },
				]}
				value={form.per}
				onChange={(per) => set({ per: per as typeof form.per })}
			/>
			{nutrients.map((nutrient) => (
				<div key={nutrient} className={styles['nutrient']}>
					<span aria-hidden>{nutrient === 'energyKcal' ? '' : t(names[nutrient])}</span>
					<Field
						label={`${t(names[nutrient])} (${unitOf(nutrient)})`}
						isLabelHidden
						after={unitOf(nutrient)}
						inputMode="decimal"
						value={form.nutrition[nutrient]}
						onChange={({ target }) =>
							set({ nutrition: { ...form.nutrition, [nutrient]: target.value } })
						}
					/>
				</div>
			))}
			{invalid.includes('nutrition') && (
				<span role="alert" className={field['error']}>
					{t('food.nutritionIncomplete')}
				</span>
			)}
		</div>
	);
}
