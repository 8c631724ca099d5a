import type { PayloadRequest } from 'payload';
import type { Document } from '../publishing/publish.ts';
import { signPreview } from './token.ts';

/** Where the shop shows this draft: the page's own path, with a signature that only lasts a while. */
export async function previewAddress(
	document: Partial<Document>,
	req: PayloadRequest,
): Promise<string | null> {
	const { id, slug } = document;
	const tenant = document['tenant'] as { id: string } | string | undefined;
	if (!id || !tenant) return null;
	const { previewUrl } = (await req.payload.findByID({
		collection: 'tenants',
		id: typeof tenant === 'string' ? tenant : tenant.id,
		depth: 0,
		overrideAccess: true,
		disableErrors: true,
		req,
	})) as { previewUrl?: string };
	if (!previewUrl) return null;
	const url = new URL(`/${String(slug ?? '').replace(/^\/+/, '')}`, previewUrl);
	url.searchParams.set('preview', signPreview(id, req.payload.secret));
	return url.href;
}
