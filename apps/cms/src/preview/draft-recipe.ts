import { RecipeDetails } from '@korb/contracts/catalogue/recipes';

type Row = Record<string, unknown>;

/**
 * The valid part of a recipe in progress: leaves out and counts incomplete ingredients and steps.
 * Null while the recipe itself is incomplete, such as without its image.
 */
export function toDraftRecipe(document: Row): { recipe: RecipeDetails; unfinished: number } | null {
	const draft = structuredClone(document);
	for (let unfinished = 0; ; unfinished++) {
		const result = RecipeDetails.safeParse(draft);
		if (result.success) return { recipe: result.data, unfinished };
		const [part = '', index] = result.error.issues[0]?.path ?? [];
		const list = draft[String(part)];
		if (!Array.isArray(list) || typeof index !== 'number') return null;
		list.splice(index, 1);
	}
}
