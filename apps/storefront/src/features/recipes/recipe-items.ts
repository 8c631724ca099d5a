import type { Product } from '@korb/contracts/catalogue/catalogue';
import { listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import type { RecipeDetails } from '@korb/contracts/catalogue/recipes';
import { getRecipe } from '@korb/contracts/platform/paths';
import { api } from '../../platform/api/api.ts';
import { isOrderable } from '../../shop/catalogue/product-state.ts';

export type RecipeItem = { product: Product; quantity: number };

/** The ingredients of a recipe that are available right now. */
export function toItems(
	{ ingredients }: RecipeDetails,
	products: readonly Product[],
): RecipeItem[] {
	return ingredients.flatMap(({ product: wanted }) => {
		if (wanted.kind !== 'sku') return [];
		const product = products.find(({ sku }) => sku === wanted.sku);
		return product && isOrderable(product.availability)
			? [{ product, quantity: wanted.quantity }]
			: [];
	});
}

/** The same for a recipe that is only on the page as a card. */
export async function findItems(slug: string): Promise<RecipeItem[]> {
	const recipe = await api.call(getRecipe, { params: { slug } });
	const skus = recipe.ingredients.flatMap(({ product }) =>
		product.kind === 'sku' ? [product.sku] : [],
	);
	if (skus.length === 0) return [];
	const query = { skus: [...new Set(skus)], pageSize: 48 };
	const list = await api.call(listProducts, { query });
	return toItems(recipe, list.results);
}
