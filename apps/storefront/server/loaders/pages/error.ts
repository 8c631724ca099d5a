import { getContentPage } from '@korb/contracts/platform/paths';
import type { LoadContext, Loaded } from '../load-context.ts';
import { plainBackground, plainMeta } from '../page-meta.ts';

export async function loadError(
	context: LoadContext,
	status: number,
	message: string,
): Promise<Loaded> {
	const custom = status === 404 ? await findNotFoundPage(context) : null;
	const texts = context.tenant.config.messageBundle;
	const title = status === 404 ? 'error.notFound.title' : 'error.generic.title';
	return {
		status,
		payload: {
			kind: 'error',
			routeName: context.match.route.name,
			meta: custom
				? { ...custom.page.meta, noIndex: true, canonical: null }
				: plainMeta(texts[title] ?? message),
			background: custom?.page.background ?? plainBackground,
			blocks: custom?.page.blocks ?? [],
			error: {
				status,
				message,
				reference: status === 404 ? null : context.requestContext.requestId,
			},
		},
		surrogateKeys: custom?.surrogateKeys ?? [],
	};
}

/** The tenant's own 404 page; if that is missing too, the built-in text is shown. */
async function findNotFoundPage({ api, requestContext, tenant }: LoadContext) {
	const { notFoundSlug } = tenant.config.clientRuntimeConfig.errorPage;
	if (!notFoundSlug) return null;
	try {
		const answer = await api.call(requestContext, getContentPage, {
			params: { '*': encodeURI(notFoundSlug) },
		});
		if (!answer.isOk) return null;
		return { page: answer.body, surrogateKeys: answer.surrogateKeys };
	} catch {
		return null;
	}
}
