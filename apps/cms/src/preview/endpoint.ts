import { Recipe } from '@korb/contracts/catalogue/recipes';
import type { Draft } from '@korb/contracts/content/preview';
import type { Endpoint, PayloadRequest } from 'payload';
import { projectPage } from '../collections/pages.ts';
import { toContract } from '../contract/to-contract.ts';
import { type Document, tenantIdOf } from '../publishing/publish.ts';
import { toDraftPage } from './draft-page.ts';
import { toDraftRecipe } from './draft-recipe.ts';
import { type PreviewClaim, readPreview } from './token.ts';

/** For the storefront: the newest draft of the document in the token. */
export const previewEndpoint: Endpoint = {
	path: '/preview/:token',
	method: 'get',
	handler: async (req) => {
		const claim = readPreview(String(req.routeParams?.['token'] ?? ''), req.payload.secret);
		const draft = claim && (await findDraft(req, claim));
		const headers = { 'cache-control': 'no-store' };
		if (!draft)
			return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404, headers });
		return Response.json(draft, { headers });
	},
};

async function findDraft(
	req: PayloadRequest,
	{ collection, id }: PreviewClaim,
): Promise<Draft | null> {
	const document = (await req.payload.findByID({
		collection,
		id,
		draft: true,
		depth: 2,
		overrideAccess: true,
		disableErrors: true,
		req,
	})) as Document | null;
	const tenantId = document && tenantIdOf(document);
	if (!tenantId) return null;
	if (collection === 'recipes') return { tenantId, ...draftOfRecipe(document) };
	const projected = await projectPage(document, req);
	return { tenantId, ...toDraftPage(projected, String(document['title'] ?? '')) };
}

function draftOfRecipe(document: Document) {
	const projected = toContract(Recipe, document) as Record<string, unknown>;
	const draft = toDraftRecipe({ ...projected, slug: document['slug'] || 'entwurf' });
	if (draft) return draft;
	const { title = '…', description } = projected;
	const blocks = [
		{ type: 'headline', level: 1, text: title },
		{ type: 'text', paragraphs: [description ?? '…'] },
	];
	const { page, unfinished } = toDraftPage({ blocks }, String(title));
	return { page, unfinished: unfinished + 1 };
}
