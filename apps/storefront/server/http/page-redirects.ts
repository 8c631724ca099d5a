import { legacySlugTarget } from '@korb/domain/routing/legacy-slug';
import { findRedirect } from '@korb/domain/routing/redirects';
import { refusedNavigation } from '@korb/domain/routing/refused-navigation';
import type { RouteMatch } from '@korb/domain/routing/routes';
import { searchPath } from '@korb/domain/search/search-path';
import { decodePath } from '../paths.ts';
import type { Tenant } from '../tenants.ts';

/** Finds the redirect target: the tenant's maps first, then legacy product links and forms. */
export function findPageRedirect(tenant: Tenant, match: RouteMatch, url: URL): string | null {
	const search = findSearch(tenant, url);
	if (search) return search;
	const target =
		findRedirect(tenant.config.redirects, decodePath(url.pathname)) ??
		(match.route.middleware.includes('legacy-slug')
			? legacySlugTarget(tenant.routes, url.searchParams)
			: null);
	if (target === null || target === url.pathname) return null;
	const isRefused = refusedNavigation(target, { ownOrigin: url.origin, isExternalAllowed: true });
	return isRefused ? null : encodeURI(decodePath(target));
}

/** Without JavaScript, the search form can only put the term into the query string. */
function findSearch({ config, routes }: Tenant, url: URL): string | null {
	if (url.pathname !== encodeURI(`/${config.clientRuntimeConfig.slugs.search}`)) return null;
	return searchPath(routes, url.searchParams.get('term') ?? '');
}
