import { type PageKind, pageKindOf } from '@korb/contracts/platform/payload';
import { isValidMatch } from '@korb/domain/routing/routes';
import { PageFailure } from './fetch-api.ts';
import type { LoadContext, Loaded } from './load-context.ts';
import { loadAccount } from './pages/account.ts';
import { loadCard, loadLogin, loadPasswordReset, loadRegistration } from './pages/auth.ts';
import { loadBrand } from './pages/brand.ts';
import { loadBrands } from './pages/brands.ts';
import { loadCart } from './pages/cart.ts';
import { loadCategory } from './pages/category.ts';
import { loadCheckout, loadConfirmation } from './pages/checkout.ts';
import { loadContent } from './pages/content.ts';
import { loadDeliveryPass } from './pages/delivery-pass.ts';
import { loadError } from './pages/error.ts';
import { loadOrder } from './pages/order.ts';
import { loadPesticides } from './pages/pesticides.ts';
import { loadProduct } from './pages/product.ts';
import { loadRecipe, loadRecipes } from './pages/recipes.ts';
import { loadSearch } from './pages/search.ts';
import { loadSharedList } from './pages/shared-list.ts';
import { loadShoppingList } from './pages/shopping-list.ts';
import { loadSitemap } from './pages/sitemap.ts';
import { loadStores } from './pages/stores.ts';
import { loadTitled } from './pages/titled.ts';
import { loadPreview } from './preview.ts';
import { loadThemed } from './theme-preview.ts';

const loaders: Record<PageKind, (context: LoadContext) => Promise<Loaded>> = {
	content: loadContent,
	titled: loadTitled,
	category: loadCategory,
	product: loadProduct,
	cart: loadCart,
	checkout: loadCheckout,
	confirmation: loadConfirmation,
	order: loadOrder,
	account: loadAccount,
	login: loadLogin,
	registration: loadRegistration,
	'password-reset': loadPasswordReset,
	card: loadCard,
	brands: loadBrands,
	brand: loadBrand,
	search: loadSearch,
	recipes: loadRecipes,
	recipe: loadRecipe,
	pesticides: loadPesticides,
	stores: loadStores,
	'delivery-pass': loadDeliveryPass,
	'shared-list': loadSharedList,
	'shopping-list': loadShoppingList,
	sitemap: loadSitemap,
	error: async (context) => ({ ...(await loadError(context, 500, 'General error')), status: 200 }),
};

/** Single entry point for page data, used for both HTML and payloads. */
export async function loadPage(context: LoadContext): Promise<Loaded> {
	const { previewToken, themePreview } = context;
	if (previewToken) return loadPreview(context, previewToken);
	if (themePreview) return loadThemed(context, themePreview, () => loadPublished(context));
	return loadPublished(context);
}

async function loadPublished(context: LoadContext): Promise<Loaded> {
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
