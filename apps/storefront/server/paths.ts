import { matchRoute, type RouteMatch } from '@korb/domain/routes';
import type { Tenant } from './tenants.ts';

/** Every path belongs to a route: whatever no other one owns falls to the catch-all. */
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
