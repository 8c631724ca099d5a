import { findSection } from '@korb/domain/routing/account-sections';
import { pageMissing } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, plainBackground, plainMeta } from '../page-meta.ts';

/** The same for everyone: the server never knows whose account it is. */
export async function loadAccount(context: LoadContext): Promise<Loaded> {
	const { route, params } = context.match;
	const section =
		route.name === 'favorite-products'
			? 'products'
			: findSection(context.tenant.config.clientRuntimeConfig, params['slug'], (named) =>
					message(context, `account.slug.${named}`),
				);
	if (!section) throw pageMissing(context);
	return {
		status: 200,
		payload: {
			kind: 'account',
			routeName: route.name,
			meta: plainMeta(message(context, `account.title.${section}`)),
			background: plainBackground,
			section,
		},
		surrogateKeys: [],
	};
}
