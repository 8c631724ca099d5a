import type { ProductList } from '@korb/contracts/catalogue/catalogue';
import { listProducts } from '@korb/contracts/catalogue/catalogue-paths';
import type { RecipeDetails } from '@korb/contracts/catalogue/recipes';
import { getRecipe, getRecipes } from '@korb/contracts/platform/paths';
import { fetchApi, fetchApiOr, pageMissing } from '../fetch-api.ts';
import type { LoadContext, Loaded } from '../load-context.ts';
import { pageMeta, plainBackground, toCanonical } from '../page-meta.ts';
import { loadDocument } from './content.ts';

const PAGE_SIZE = 24;
const MORE = 4;

/** All recipes, newest first, below the editorial content. */
export async function loadRecipes(context: LoadContext): Promise<Loaded> {
	const page = Math.max(1, Math.trunc(Number(context.query.get('page') ?? 1)) || 1);
	const offset = (page - 1) * PAGE_SIZE;
	const [loaded, list] = await Promise.all([
		loadDocument(context, 'titled'),
		fetchApi(context, getRecipes, { query: { pageSize: PAGE_SIZE, offset } }),
	]);
	if (loaded.payload.kind !== 'titled') return loaded;
	if (page > 1 && list.body.results.length === 0) throw pageMissing(context);
	const pages = Math.max(1, Math.ceil(list.body.total / PAGE_SIZE));
	const canonical = toCanonical({
		...context,
		path: page > 1 ? `${context.path}?page=${page}` : context.path,
	});
	return {
		...loaded,
		payload: {
			...loaded.payload,
			kind: 'recipes',
			meta: { ...loaded.payload.meta, canonical },
			list: { recipes: list.body.results, page, pages },
		},
		surrogateKeys: [...loaded.surrogateKeys, ...list.surrogateKeys],
	};
}

/** One recipe. Its products are optional. */
export async function loadRecipe(context: LoadContext): Promise<Loaded> {
	const slug = context.match.params['slug'] ?? '';
	const recipe = await fetchApi(context, getRecipe, { params: { slug } });
	const shown = await showRecipe(context, recipe.body);
	return { ...shown, surrogateKeys: [...recipe.surrogateKeys, ...shown.surrogateKeys] };
}

/** Also renders drafts. */
export async function showRecipe(context: LoadContext, recipe: RecipeDetails): Promise<Loaded> {
	const [products, latest] = await Promise.all([
		findProducts(context, recipe),
		fetchApiOr(context, { results: [] }, getRecipes, { query: { pageSize: MORE + 1 } }),
	]);
	const { title, description, tags, image } = recipe;
	return {
		status: 200,
		payload: {
			kind: 'recipe',
			routeName: context.match.route.name,
			meta: {
				...pageMeta(title),
				description,
				keywords: tags,
				openGraphImage: image.src,
				canonical: toCanonical(context),
			},
			background: plainBackground,
			recipe,
			products: products.body.results,
			more: latest.body.results.filter((other) => other.slug !== recipe.slug).slice(0, MORE),
		},
		surrogateKeys: [...latest.surrogateKeys, ...products.surrogateKeys],
		isComplete: latest.isComplete && products.isComplete,
	};
}

async function findProducts(context: LoadContext, { ingredients }: RecipeDetails) {
	const nothing: Pick<ProductList, 'results'> = { results: [] };
	const skus = ingredients.flatMap(({ product }) => (product.kind === 'sku' ? [product.sku] : []));
	const isSold = context.tenant.config.clientRuntimeConfig.featureProductDiscovery;
	if (!isSold || skus.length === 0) return { body: nothing, surrogateKeys: [], isComplete: true };
	const query = { skus: [...new Set(skus)], pageSize: 48 };
	return fetchApiOr(context, nothing, listProducts, { query });
}
