import type { Draft } from '@korb/contracts/preview';
import type { Endpoint, PayloadRequest } from 'payload';
import { projectPage } from '../collections/pages.ts';
import { type Document, tenantIdOf } from '../publishing/publish.ts';
import { toDraftPage } from './draft-page.ts';
import { readPreview } from './token.ts';

/** For the shop's server: the newest draft of the one page that the token names. */
export const previewEndpoint: Endpoint = {
	path: '/preview/:token',
	method: 'get',
	handler: async (req) => {
		const claim = readPreview(String(req.routeParams?.['token'] ?? ''), req.payload.secret);
		const draft = claim && (await findDraft(req, claim.id));
		const headers = { 'cache-control': 'no-store' };
		if (!draft)
			return Response.json({ errors: [{ message: 'Not found' }] }, { status: 404, headers });
		return Response.json(draft, { headers });
	},
};

async function findDraft(req: PayloadRequest, id: string): Promise<Draft | null> {
	const document = (await req.payload.findByID({
		collection: 'pages',
		id,
		draft: true,
		depth: 2,
		overrideAccess: true,
		disableErrors: true,
		req,
	})) as Document | null;
	const tenantId = document && tenantIdOf(document);
	if (!tenantId) return null;
	const projected = await projectPage(document, req);
	return { tenantId, ...toDraftPage(projected, String(document['title'] ?? '')) };
}
