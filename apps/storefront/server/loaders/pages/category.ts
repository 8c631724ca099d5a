import {
	getCategory,
	listCategoryProducts,
	listProducts,
} from '@korb/contracts/catalogue/catalogue-paths';
import { fetchApi } from '../fetch-api.ts';
import { loadListing, toListMeta } from '../listing.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, pageMeta, plainBackground } from '../page-meta.ts';

/** One category with its products; without a slug, the entire assortment or all offers. */
export async function loadCategory(context: LoadContext): Promise<Loaded> {
	const { slug } = context.match.params;
	const config = context.tenant.config.clientRuntimeConfig;
	const [category, shell, listing] = await Promise.all([
		slug ? fetchApi(context, getCategory, { params: { slug } }) : null,
		slug ? null : context.findShell(),
		loadListing(context, (query) =>
			slug
				? fetchApi(context, listCategoryProducts, { params: { slug }, query })
				: fetchApi(context, listProducts, { query }),
		),
	]);
	const isOffers = !slug && listing.body.address.filters.offers !== undefined;
	const title =
		category?.body.name ?? message(context, isOffers ? 'shell.offers' : 'route.products-slug');
	return {
		status: 200,
		payload: {
			kind: 'category',
			routeName: context.match.route.name,
			meta: {
				...pageMeta(title),
				description: message(
					context,
					config.featureClickAndCollect ? 'category.description' : 'category.descriptionDelivered',
					{ name: title, shop: config.name },
				),
				...toListMeta(context, listing.body),
			},
			background: plainBackground,
			category: category?.body ?? null,
			children: category?.body.children ?? shell?.shell.aisles ?? [],
			listing: listing.body,
		},
		surrogateKeys: [category, shell, listing].flatMap((found) => found?.surrogateKeys ?? []),
		isComplete: listing.isComplete && (shell?.isComplete ?? true),
	};
}
