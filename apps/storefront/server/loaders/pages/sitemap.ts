import type { Brand, CategoryNode } from '@korb/contracts/catalogue/catalogue';
import { getCategoryTrees, listBrands } from '@korb/contracts/catalogue/catalogue-paths';
import { type Found, fetchApiOr } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, pageMeta, plainBackground, toCanonical } from '../page-meta.ts';

/** Links to every section of the shop, except those the tenant has switched off. */
export async function loadSitemap(context: LoadContext): Promise<Loaded> {
	const { featureProductDiscovery } = context.tenant.config.clientRuntimeConfig;
	const none = <T>(body: T): Found<T> => ({ body, surrogateKeys: [], isComplete: true });
	const [categories, brands] = await Promise.all([
		featureProductDiscovery ? fetchApiOr(context, [], getCategoryTrees) : none<CategoryNode[]>([]),
		featureProductDiscovery
			? fetchApiOr(context, { results: [] }, listBrands)
			: none<{ results: Brand[] }>({ results: [] }),
	]);
	return {
		status: 200,
		payload: {
			kind: 'sitemap',
			routeName: context.match.route.name,
			meta: { ...pageMeta(message(context, 'route.sitemap')), canonical: toCanonical(context) },
			background: plainBackground,
			categories: categories.body,
			brands: brands.body.results.map(({ slug, name }) => ({ slug, name })),
		},
		surrogateKeys: [...categories.surrogateKeys, ...brands.surrogateKeys],
		isComplete: categories.isComplete && brands.isComplete,
	};
}
