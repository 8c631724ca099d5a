import type { ShownPage } from '@korb/contracts/content/content';
import { getContentPage } from '@korb/contracts/platform/paths';
import { BACKEND_UNAVAILABLE, isBackendFailure } from '@korb/contracts/platform/payload';
import type { ApiAnswer } from '../../api-client.ts';
import { fillProducts, nothing } from '../fill-products.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { toCanonical } from '../page-meta.ts';
import { loadError } from './error.ts';

export async function loadContent(context: LoadContext): Promise<Loaded> {
	return loadDocument(context, 'content');
}

/** Loads the document at a path; if that fails, the result is an error page. */
export async function loadDocument(
	context: LoadContext,
	kind: 'content' | 'titled',
): Promise<Loaded> {
	let answer: ApiAnswer<ShownPage>;
	try {
		answer = await context.api.call(context.requestContext, getContentPage, {
			params: { '*': context.path.slice(1) },
		});
	} catch {
		return loadError(context, 500, BACKEND_UNAVAILABLE);
	}
	// The API refuses paths that no page can have, for their length for example.
	if (answer.status === 404 || answer.status === 400) {
		const missing = await loadError(context, 404, `Page not found: ${context.path}`);
		return { ...missing, surrogateKeys: [...answer.surrogateKeys, ...missing.surrogateKeys] };
	}
	if (isBackendFailure(answer.status)) return loadError(context, 500, BACKEND_UNAVAILABLE);
	if (!answer.isOk) {
		return loadError(context, 500, `Content answered ${answer.status}: ${context.path}`);
	}
	const { meta, background, audiences, hasProducts, ...page } = answer.body;
	const { featureCustomer } = context.tenant.config.clientRuntimeConfig;
	const products = hasProducts ? nothing : await fillProducts(context, page.blocks);
	return {
		status: 200,
		payload: {
			kind,
			routeName: context.match.route.name,
			meta: { ...meta, canonical: toCanonical(context) },
			background,
			...page,
			isForMembers: featureCustomer && audiences.length > 0 && !audiences.includes('anonymous'),
		},
		surrogateKeys: [...answer.surrogateKeys, ...products.surrogateKeys],
		isComplete: products.isComplete,
	};
}
