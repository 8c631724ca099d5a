import { pathTo, type TenantRoute } from '@korb/domain/routes';

/** All articles that are cheaper at the moment. */
export function offersPath(routes: TenantRoute[]): string | null {
	const all = pathTo(routes, 'products-slug');
	return all && `${all}?offers=1`;
}
