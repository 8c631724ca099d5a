import { pathTo, type TenantRoute } from './routes.ts';

/** Old links named a product as `?slug=…` on the list of products; they lead to the product. */
export function legacySlugTarget(routes: TenantRoute[], query: URLSearchParams): string | null {
	const slug = query.get('slug');
	return slug ? pathTo(routes, 'product-slug', { slug }) : null;
}
