import { pathTo } from '@korb/domain/routing/routes';
import { useSite } from '../../platform/site.tsx';

export type ProductLink = { href: string; isExternal: boolean };

/** Path or URL of a product: in this shop, or in the one it forwards to. */
export function useProductPath(): (slug: string) => ProductLink {
	const { config, routes } = useSite();
	const { shopForward } = config.productDiscovery;
	return (slug) =>
		shopForward
			? { href: new URL(encodeURIComponent(slug), shopForward).href, isExternal: true }
			: { href: pathTo(routes, 'product-slug', { slug }) ?? '/', isExternal: false };
}
