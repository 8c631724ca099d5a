import { legacySlugTarget } from '@korb/domain/legacy-slug';
import { findRedirect } from '@korb/domain/redirects';
import type { RouteMatch } from '@korb/domain/routes';
import { refusedNavigation } from '@korb/domain/safe-target';
import { decodePath } from './paths.ts';
import type { Tenant } from './tenants.ts';

/** Where a request is sent instead: the tenant's own maps first, then old product links. */
export function findPageRedirect(tenant: Tenant, match: RouteMatch, url: URL): string | null {
	const target =
		findRedirect(tenant.config.redirects, decodePath(url.pathname)) ??
		(match.route.middleware.includes('legacy-slug')
			? legacySlugTarget(tenant.routes, url.searchParams)
			: null);
	if (target === null || target === url.pathname) return null;
	const isRefused = refusedNavigation(target, { ownOrigin: url.origin, isExternalAllowed: true });
	return isRefused ? null : encodeURI(decodePath(target));
}
