import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { useLocale, useMessages } from '../../platform/i18n/locale.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card } from '../../ui/card/card.tsx';
import table from '../../ui/table/table.module.css';
import styles from './product-page.module.css';

type Food = NonNullable<DeskProduct['food']>;
type Nutrition = NonNullable<Food['nutrition']>;

export function FoodCard({ food }: { food: Food }) {
	const t = useMessages();
	const texts = [
		{ label: t('food.ingredients'), value: food.ingredients?.replaceAll('**', '') },
		{ label: t('food.storage'), value: food.storage },
		{ label: t('food.preparation'), value: food.preparation },
		{ label: t('food.producer'), value: food.producer },
	];
	return (
		<Card title={t('food.title')} hint={t('food.law')} isFlush>
			<div className={styles['split']}>
				<div className={styles['part']}>
					{texts.map(({ label, value }) => (
						<div key={label}>
							<p className={styles['label']}>{label}</p>
							<p>{value || '–'}</p>
						</div>
					))}
					<div>
						<p className={styles['label']}>{t('food.allergens')}</p>
						<p className={styles['badges']}>
							{food.allergens.length === 0
								? t('food.noAllergens')
								: food.allergens.map((allergen) => (
										<Badge key={allergen} tone="accent">
											{t(`allergen.${allergen}`)}
										</Badge>
									))}
						</p>
					</div>
				</div>
				<div className={styles['part']}>
					{food.nutrition ? (
						<NutritionTable nutrition={food.nutrition} />
					) : (
						<p>{t('food.noNutrition')}</p>
					)}
				</div>
			</div>
		</Card>
	);
}

function NutritionTable({ nutrition }: { nutrition: Nutrition }) {
	const { t, tag } = useLocale();
	const grams = (value: number) => `${value.toLocaleString(tag)} g`;
	const rows = [
		{ label: t('food.energy'), value: `${nutrition.energyKj} kJ / ${nutrition.energyKcal} kcal` },
		{ label: t('food.fat'), value: grams(nutrition.fatGrams) },
		{ label: t('food.saturates'), value: grams(nutrition.saturatesGrams) },
		{ label: t('food.carbohydrate'), value: grams(nutrition.carbohydrateGrams) },
		{ label: t('food.sugars'), value: grams(nutrition.sugarsGrams) },
		{ label: t('food.protein'), value: grams(nutrition.proteinGrams) },
		{ label: t('food.salt'), value: grams(nutrition.saltGrams) },
	];
	return (
		<table className={`${table['table']} ${table['compact']}`}>
			<thead>
				<tr>
					<th scope="col">{t('food.nutrition')}</th>
					<th scope="col" className={table['num']}>
						{nutrition.per === '100ml' ? t('food.per100ml') : t('food.per100g')}
					</th>
				</tr>
			</thead>
			<tbody>
				{rows.map(({ label, value }) => (
					<tr key={label}>
						<td>{label}</td>
						<td className={table['num']}>{value}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
