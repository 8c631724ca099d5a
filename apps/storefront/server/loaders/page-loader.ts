import { type PageKind, pageKindOf } from '@korb/contracts/platform/payload';
import { isValidMatch } from '@korb/domain/routing/routes';
import { loadBrand } from './brand.ts';
import { loadBrands } from './brands.ts';
import { loadCart } from './cart.ts';
import { loadCategory } from './category.ts';
import { loadCheckout, loadConfirmation } from './checkout.ts';
import { loadContent } from './content.ts';
import { loadError } from './error.ts';
import { PageFailure } from './fetch-api.ts';
import type { LoadContext, Loaded } from './load-context.ts';
import { loadOrder } from './order.ts';
import { loadPesticides } from './pesticides.ts';
import { loadPreview } from './preview.ts';
import { loadProduct } from './product.ts';
import { loadRecipe, loadRecipes } from './recipes.ts';
import { loadSearch } from './search.ts';
import { loadSitemap } from './sitemap.ts';
import { loadStores } from './stores.ts';
import { loadTitled } from './titled.ts';

const loaders: Record<PageKind, (context: LoadContext) => Promise<Loaded>> = {
	content: loadContent,
	titled: loadTitled,
	category: loadCategory,
	product: loadProduct,
	cart: loadCart,
	checkout: loadCheckout,
	confirmation: loadConfirmation,
	order: loadOrder,
	brands: loadBrands,
	brand: loadBrand,
	search: loadSearch,
	recipes: loadRecipes,
	recipe: loadRecipe,
	pesticides: loadPesticides,
	stores: loadStores,
	sitemap: loadSitemap,
	error: async (context) => ({ ...(await loadError(context, 500, 'General error')), status: 200 }),
};

/** Single entry point for page data, used for both HTML and payloads. */
export async function loadPage(context: LoadContext): Promise<Loaded> {
	if (context.previewToken) return loadPreview(context, context.previewToken);
	if (!isValidMatch(context.match)) {
		return loadError(context, 404, `Page Not Found: ${context.path}`);
	}
	try {
		return await loaders[pageKindOf(context.match.route.name)](context);
	} catch (error) {
		if (!(error instanceof PageFailure)) throw error;
		const failed = await loadError(context, error.status, error.message);
		return { ...failed, surrogateKeys: [...error.surrogateKeys, ...failed.surrogateKeys] };
	}
}
