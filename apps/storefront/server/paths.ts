import { matchRoute, type RouteMatch } from '@korb/domain/routing/routes';
import type { Tenant } from './tenants.ts';

/** Every path matches a route: the catch-all takes whatever no other route matches. */
export function matchPath(tenant: Tenant, pathname: string): RouteMatch {
	const match = matchRoute(tenant.routes, pathname);
	if (!match) throw new Error(`no catch-all for ${pathname}`);
	return match;
}

export function decodePath(pathname: string): string {
	try {
		return decodeURIComponent(pathname);
	} catch {
		return pathname;
	}
}
