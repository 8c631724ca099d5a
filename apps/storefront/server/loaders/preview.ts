import { draftNotes } from './draft-notes.ts';
import { fillProducts } from './fill-products.ts';
import type { LoadContext, Loaded } from './load-context.ts';
import { loadError } from './pages/error.ts';
import { showRecipe } from './pages/recipes.ts';

/** The draft identified by a token, regardless of what is published at its path. */
export async function loadPreview(context: LoadContext, token: string): Promise<Loaded> {
	const answer = await context.api.getDraft(context.requestContext, token).catch(() => null);
	if (answer?.status === 404) {
		const missing = await loadError(context, 404, 'Preview expired');
		const draft = { isExpired: true, notes: [] };
		return { ...missing, payload: { ...missing.payload, draft } };
	}
	if (!answer?.isOk) return loadError(context, 500, 'Preview not available');
	const preview = answer.body;
	if ('recipe' in preview) {
		const { status, payload } = await showRecipe(context, preview.recipe);
		const meta = { ...payload.meta, noIndex: true, canonical: null };
		const draft = { isExpired: false, notes: draftNotes(context, preview.unfinished, []) };
		return { status, payload: { ...payload, meta, draft }, surrogateKeys: [] };
	}
	const { meta, background, audiences: _, hasProducts: __, ...rest } = preview.page;
	await fillProducts(context, rest.blocks);
	return {
		status: 200,
		payload: {
			kind: 'content',
			routeName: context.match.route.name,
			meta: { ...meta, noIndex: true, canonical: null },
			background,
			...rest,
			isForMembers: false,
			draft: {
				isExpired: false,
				notes: draftNotes(context, preview.unfinished, rest.blocks),
			},
		},
		surrogateKeys: [],
	};
}
