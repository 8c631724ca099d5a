import { Recipe, type RecipeDetails, type RecipeTeaser } from '@korb/contracts/catalogue/recipes';
import type { RecipeRow } from './recipe.sql.ts';

/** Null for a document that the current contract no longer allows. */
export function toRecipe({ key, document }: RecipeRow): RecipeDetails | null {
	const { data } = Recipe.safeParse(document);
	return data ? { slug: key, ...data } : null;
}

const Card = Recipe.pick({
	title: true,
	image: true,
	tint: true,
	minutes: true,
	portions: true,
	portionPriceCents: true,
	tags: true,
}).strip();

export function toTeasers(rows: RecipeRow[]): RecipeTeaser[] {
	return rows.flatMap(({ key, document }) => {
		const { data } = Card.safeParse(document);
		return data ? [{ slug: key, ...data }] : [];
	});
}
