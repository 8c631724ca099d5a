import type { CollectionConfig, PayloadRequest } from 'payload';
import type { Document } from '../publishing/publish.ts';
import { type Previewed, signPreview } from './token.ts';

type Admin = NonNullable<CollectionConfig['admin']>;

/** For the live preview beside the form and in its own window. */
export function previewOf(collection: Previewed): Pick<Admin, 'livePreview' | 'preview'> {
	return {
		livePreview: {
			url: ({ data, req }) => previewAddress(collection, data, req),
			breakpoints: [
				{ name: 'phone', label: 'Smartphone', width: 390, height: 844 },
				{ name: 'tablet', label: 'Tablet', width: 820, height: 1180 },
				{ name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
			],
		},
		preview: (data, { req }) => previewAddress(collection, data, req),
	};
}

/** The preview URL: the document's own path with a short-lived signature. */
async function previewAddress(
	collection: Previewed,
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
	url.searchParams.set('preview', signPreview(collection, id, req.payload.secret));
	return url.href;
}
