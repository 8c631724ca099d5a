import type { ProductDetails as Details } from '@korb/contracts/catalogue/catalogue';
import { useMessages } from '../../../platform/messages/use-messages.ts';
import { Accordion } from '../../../ui/layout/accordion.tsx';
import { AllergenList } from './allergen-list.tsx';
import { Ingredients } from './ingredients.tsx';
import { NutritionTable } from './nutrition-table.tsx';
import styles from './product-details.module.css';
import { ProductFacts } from './product-facts.tsx';

/** Information that must be available before buying food online, as text. */
export function ProductDetails({ product }: { product: Details }) {
	const t = useMessages();
	const { description, food } = product;
	const nutrition = food?.nutrition ?? null;
	const hasContents =
		food !== null && (food.ingredients !== null || food.allergens.length + food.traces.length > 0);
	return (
		<section className={styles['details']} aria-label={t('product.details')}>
			<div>
				{description && (
					<Accordion title={t('product.about')} open>
						<div className={styles['prose']}>
							{description.split(/\n+/).map((paragraph) => (
								<p key={paragraph}>{paragraph}</p>
							))}
						</div>
					</Accordion>
				)}
				{hasContents && (
					<Accordion title={t('product.ingredients')} open>
						{food.ingredients && <Ingredients text={food.ingredients} />}
						<AllergenList allergens={food.allergens} traces={food.traces} />
					</Accordion>
				)}
				<Accordion title={t('product.origin')} open>
					<ProductFacts product={product} />
				</Accordion>
			</div>
			{nutrition && (
				<div>
					<Accordion title={t('product.nutrition')} open>
						<NutritionTable nutrition={nutrition} />
						<p className={`tiny muted ${styles['note']}`}>{t('product.nutritionNote')}</p>
					</Accordion>
				</div>
			)}
		</section>
	);
}
