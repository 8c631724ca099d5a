import { RecipeDetails } from '@korb/contracts/recipes';

type Row = Record<string, unknown>;

/**
 * A recipe while it is being written: ingredients and steps that still lack something are left out
 * and counted. Null while the whole lacks something, such as its picture.
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
