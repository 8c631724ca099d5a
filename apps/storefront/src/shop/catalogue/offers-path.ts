import { pathTo, type TenantRoute } from '@korb/domain/routing/routes';

/** Path to all products on offer. */
export function offersPath(routes: TenantRoute[]): string | null {
	const all = pathTo(routes, 'products-slug');
	return all && `${all}?offers=1`;
}
