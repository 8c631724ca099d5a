import type { RecipeDetails, RecipeList } from '@korb/contracts/catalogue/recipes';
import type { RequestContext } from '../../context.ts';
import { toRecipe, toTeasers } from './recipe.mapper.ts';
import { findRecipeRow, listRecipes, type RecipeQuery } from './recipe.sql.ts';

export async function loadRecipes(ctx: RequestContext, input: RecipeQuery): Promise<RecipeList> {
	const { total, rows } = await ctx.reads.single((tx) => listRecipes(tx, ctx.tenant.id, input));
	return { total, count: rows.length, offset: input.offset, results: toTeasers(rows) };
}

export async function findRecipe(ctx: RequestContext, slug: string): Promise<RecipeDetails | null> {
	const row = await ctx.reads.single((tx) => findRecipeRow(tx, ctx.tenant.id, slug));
	return row && toRecipe(row);
}

/** Every word must match, in any order. */
export function toWords(term: string): string[] {
	return term
		.split(/[\s,]+/)
		.filter(Boolean)
		.slice(0, 8);
}
