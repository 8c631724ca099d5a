import type { Product } from '@korb/contracts/catalogue/catalogue';
import {
	getProduct,
	listProductsGoingWith,
	listSimilarProducts,
} from '@korb/contracts/catalogue/catalogue-paths';
import { pictureAddress } from '@korb/domain/catalogue/pictures';
import { pathTo } from '@korb/domain/routing/routes';
import { fetchApi, fetchApiOr } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { message, pageMeta, plainBackground, toCanonical } from '../page-meta.ts';

/** One product; the SKU takes precedence over the slug. Related products are optional. */
export async function loadProduct(context: LoadContext): Promise<Loaded> {
	const { slug = '', sku } = context.match.params;
	const { routes } = context.tenant;
	const none = { results: [] };
	const related = { params: { slug }, query: { pageSize: 12 } };
	const [{ body: product, surrogateKeys }, similar, goingWith] = await Promise.all([
		fetchApi(context, getProduct, { params: { sku: sku ?? slug } }),
		fetchApiOr(context, null, listSimilarProducts, related),
		fetchApiOr(context, none, listProductsGoingWith, related),
	]);
	const own = pathTo(routes, 'product-slug', { slug: product.slug }) ?? context.path;
	return {
		status: 200,
		payload: {
			kind: 'product',
			routeName: context.match.route.name,
			meta: {
				...pageMeta(toTitle(product)),
				description:
					product.description ||
					message(context, 'product.description', { name: toTitle(product) }),
				keywords: product.parentCategories.map(({ name }) => name),
				openGraphImage: pictureAddress(product.picture.base, 960),
				canonical: toCanonical({ ...context, path: own }),
			},
			background: plainBackground,
			product,
			similar: similar.body?.results ?? null,
			goingWith: goingWith.body.results,
		},
		surrogateKeys: [...surrogateKeys, ...similar.surrogateKeys, ...goingWith.surrogateKeys],
		isComplete: similar.isComplete && goingWith.isComplete,
	};
}

function toTitle({ brand, name, contentText }: Product): string {
	return [brand?.name, name, contentText].filter(Boolean).join(' ');
}
