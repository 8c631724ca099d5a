import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { RecipeDetails } from '@korb/contracts/catalogue/recipes';
import { searchPath } from '@korb/domain/search/search-path';
import { useState } from 'react';
import { AddIngredients } from '../../features/recipes/add-ingredients.tsx';
import { toItems } from '../../features/recipes/recipe-items.ts';
import { useMessages } from '../../platform/messages/use-messages.ts';
import { AppLink } from '../../platform/navigation/app-link.tsx';
import { useSite } from '../../platform/site.tsx';
import { useFormats } from '../../shop/catalogue/use-formats.ts';
import { useProductPath } from '../../shop/catalogue/use-product-path.ts';
import { ShoppingBasketIcon } from '../../ui/icons/shopping-basket.ts';
import styles from './recipe-ingredients.module.css';

type Ingredient = RecipeDetails['ingredients'][number];
const MAX_PORTIONS = 12;

type RecipeIngredientsProps = { recipe: RecipeDetails; products: Product[] };

/** The shopping list, scaled to the number of portions. */
export function RecipeIngredients({ recipe, products }: RecipeIngredientsProps) {
	const t = useMessages();
	const [portions, setPortions] = useState(recipe.portions);
	const { config } = useSite();
	const items = toItems(recipe, products);
	const most = Math.max(MAX_PORTIONS, recipe.portions);
	const options = Array.from({ length: most }, (_, index) => index + 1);
	return (
		<section className={styles['card']} aria-labelledby="ingredients">
			<h2 id="ingredients">{t('recipe.ingredients')}</h2>
			{/* A native select: the form fields are in the chunk of the product listing. */}
			<label className={styles['portions']}>
				<span>{t('recipe.for')}</span>
				<select value={portions} onChange={(event) => setPortions(Number(event.target.value))}>
					{options.map((count) => (
						<option key={count} value={count}>
							{t('recipe.portions', { portions: count })}
						</option>
					))}
				</select>
			</label>
			{toGroups(recipe.ingredients).map(([group, ingredients]) => (
				<div key={group}>
					{group && <h3>{group}</h3>}
					<ul className={styles['list']}>
						{ingredients.map((ingredient) => (
							<li key={ingredient.name}>
								<Amount ingredient={ingredient} factor={portions / recipe.portions} />
								<IngredientName ingredient={ingredient} products={products} />
							</li>
						))}
					</ul>
				</div>
			))}
			{config.featureCartCheckout && items.length > 0 && (
				<AddIngredients block find={() => items}>
					<ShoppingBasketIcon />
					{t('recipe.addAll', { count: items.length })}
				</AddIngredients>
			)}
		</section>
	);
}

function Amount({ ingredient, factor }: { ingredient: Ingredient; factor: number }) {
	const { formatNumber } = useFormats();
	const { amount, unit } = ingredient;
	return (
		<span className={styles['amount']}>
			{amount !== null && `${formatNumber(amount * factor)} ${unit}`}
		</span>
	);
}

/** Links to the product if the shop sells it, or else to a search for it. */
function IngredientName({ ingredient, products }: { ingredient: Ingredient; products: Product[] }) {
	const { routes, config } = useSite();
	const toProduct = useProductPath();
	const { name, product } = ingredient;
	if (product.kind === 'sku') {
		const sold = products.find(({ sku }) => sku === product.sku);
		return sold ? <AppLink {...toProduct(sold.slug)}>{name}</AppLink> : name;
	}
	const search =
		product.kind === 'search' && config.featureSearch ? searchPath(routes, product.term) : null;
	return search ? <AppLink href={search}>{name}</AppLink> : name;
}

function toGroups(ingredients: Ingredient[]): [string, Ingredient[]][] {
	return [...Map.groupBy(ingredients, ({ group }) => group)];
}
