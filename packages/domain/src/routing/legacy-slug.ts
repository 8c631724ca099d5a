import { pathTo, type TenantRoute } from './routes.ts';

/** Legacy links name a product as `?slug=…` on the product list; they redirect to the product. */
export function legacySlugTarget(routes: TenantRoute[], query: URLSearchParams): string | null {
	const slug = query.get('slug');
	return slug ? pathTo(routes, 'product-slug', { slug }) : null;
}
