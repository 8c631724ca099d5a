import type { Preview } from '@korb/contracts/preview';
import { loadError } from './error.ts';
import { fillProducts } from './fill-products.ts';
import type { LoadContext, Loaded } from './load-context.ts';

/** The draft that a token names, whatever is published at its path. */
export async function loadPreview(context: LoadContext, token: string): Promise<Loaded> {
	const address = `/api/content/previews/${token}`;
	const answer = await context.api.get(address, context.asker).catch(() => null);
	if (answer?.status === 404) {
		const missing = await loadError(context, 404, 'Preview expired');
		const draft = { isExpired: true, unfinished: 0 };
		return { ...missing, payload: { ...missing.payload, draft } };
	}
	if (answer?.status !== 200) return loadError(context, 500, 'Preview not available');
	const { page, unfinished } = answer.body as Preview;
	const { meta, background, audiences: _, ...rest } = page;
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
			draft: { isExpired: false, unfinished },
		},
		surrogateKeys: [],
	};
}
