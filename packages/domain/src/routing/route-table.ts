import type { FeatureFlags } from '../tenant/features.ts';

/** The configurable part of each page's path. */
export type RouteSlugs = {
	brands: string;
	cart: string;
	checkout: string;
	deliveryPass: string;
	favoriteProducts: string;
	generalError: string;
	login: string;
	offlineAccount: string;
	order: string;
	orderPhysicalCard: string;
	passwordReset: string;
	pesticides: string;
	product: string;
	products: string;
	profile: string;
	recipes: string;
	registration: string;
	search: string;
	sharedList: string;
	shoppingList: string;
	storefinder: string;
};

export type RoutingConfig = FeatureFlags & { slugs: RouteSlugs };

export type Layout = 'default' | 'focused' | 'auth';
export type MiddlewareName = 'login-required' | 'legacy-slug';

type RouteRule = {
	/** Patterns without a leading slash: `:slug` is a parameter, `:slug?` an optional one. */
	paths: (slugs: RouteSlugs) => string[];
	isOn: (config: RoutingConfig) => boolean;
	layout: Layout;
	isCacheable: boolean;
	middleware: readonly MiddlewareName[];
	/** Parameters that must be valid slugs, or else the page does not exist. */
	slugParams: readonly string[];
};

const always = () => true;
const page = { layout: 'default', isCacheable: true, middleware: [], slugParams: [] } as const;
const privatePage = { ...page, isCacheable: false } as const;
const authPage = { ...privatePage, layout: 'auth' } as const;

/**
 * Every route of the shop. Order matters where two patterns match a path: the first one wins, and
 * the catch-all of `index` is tried last.
 */
const table = {
	sitemap: { ...page, paths: () => ['sitemap'], isOn: always },
	'favorite-products': {
		...privatePage,
		paths: (slugs) => [`${slugs.favoriteProducts}/:slug?`],
		isOn: hasFavorites,
		middleware: ['login-required'],
		slugParams: ['slug'],
	},
	/** The secret of the link is in its fragment, which no server gets to see. */
	'shared-list': { ...privatePage, paths: (slugs) => [slugs.sharedList], isOn: hasFavorites },
	'delivery-pass': {
		...page,
		paths: (slugs) => [slugs.deliveryPass],
		isOn: (config) =>
			config.featureCustomer && config.featureCustomerDeliveryPass && config.featureCartCheckout,
	},
	cart: { ...privatePage, paths: (slugs) => [slugs.cart], isOn: hasCart },
	checkout: {
		...privatePage,
		paths: (slugs) => [slugs.checkout],
		isOn: hasCart,
		layout: 'focused',
	},
	'checkout-confirmation': {
		...privatePage,
		paths: (slugs) => [`${slugs.checkout}-ok`],
		isOn: hasCart,
	},
	'checkout-confirmation-test': {
		...privatePage,
		paths: (slugs) => [`${slugs.checkout}-ok-test`],
		isOn: (config) => config.featureCartCheckout && config.cms.preview,
	},
	order: {
		...privatePage,
		paths: (slugs) => [`${slugs.order}/:orderNumber`],
		isOn: hasCart,
		slugParams: ['orderNumber'],
	},
	recipes: { ...page, paths: (slugs) => [slugs.recipes], isOn: hasRecipes },
	'recipe-slug': {
		...page,
		paths: (slugs) => [`${slugs.recipes}/:slug`],
		isOn: hasRecipes,
		slugParams: ['slug'],
	},
	pesticides: {
		...page,
		paths: (slugs) => [slugs.pesticides],
		isOn: (config) => config.featurePesticides,
	},
	'product-slug': {
		...page,
		paths: (slugs) => [`${slugs.product}/:slug/:sku?`],
		isOn: hasDiscovery,
		slugParams: ['slug', 'sku'],
	},
	'products-slug': {
		...page,
		paths: (slugs) => [`${slugs.products}/:slug?`],
		isOn: hasDiscovery,
		middleware: ['legacy-slug'],
		slugParams: ['slug'],
	},
	brands: { ...page, paths: (slugs) => [slugs.brands], isOn: hasDiscovery },
	'brand-slug': {
		...page,
		paths: (slugs) => [`${slugs.brands}/:slug`],
		isOn: hasDiscovery,
		slugParams: ['slug'],
	},
	login: { ...authPage, paths: (slugs) => [slugs.login], isOn: hasCustomer },
	registration: { ...authPage, paths: (slugs) => [slugs.registration], isOn: hasCustomer },
	'offline-account': {
		...privatePage,
		paths: (slugs) => [slugs.offlineAccount],
		isOn: hasCustomer,
	},
	'password-reset': {
		...authPage,
		paths: (slugs) => [slugs.passwordReset],
		isOn: hasCustomer,
	},
	'profile-sub': {
		...privatePage,
		paths: (slugs) => [`${slugs.profile}/_sub`, `${slugs.profile}/link`],
		isOn: hasCustomer,
	},
	profile: {
		...privatePage,
		paths: (slugs) => [`${slugs.profile}/:slug?`],
		isOn: hasCustomer,
		middleware: ['login-required'],
		slugParams: ['slug'],
	},
	'order-physical-card': {
		...privatePage,
		paths: (slugs) => [slugs.orderPhysicalCard],
		isOn: hasPhysicalCard,
		layout: 'focused',
	},
	'order-physical-card-confirmation': {
		...privatePage,
		paths: (slugs) => [`${slugs.orderPhysicalCard}-ok`],
		isOn: hasPhysicalCard,
	},
	storefinder: {
		...page,
		paths: (slugs) => [slugs.storefinder],
		isOn: (config) => config.featureMisc,
	},
	'search-term': {
		...page,
		paths: (slugs) => [`${slugs.search}/:term`],
		isOn: (config) => config.featureSearch,
	},
	'shopping-list': {
		...page,
		paths: (slugs) => [slugs.shoppingList],
		isOn: (config) =>
			config.featureSearch && config.featureProductDiscovery && config.featureCartCheckout,
	},
	generalerror: { ...privatePage, paths: (slugs) => [slugs.generalError], isOn: always },
	index: { ...page, paths: () => ['', '*'], isOn: always },
} satisfies Record<string, RouteRule>;

export type RouteName = keyof typeof table;

export const routeTable: Record<RouteName, RouteRule> = table;

/** The catch-all comes after every other route, whatever its position in the table. */
export const CATCH_ALL_PRIORITY = -1;

function hasCart(config: RoutingConfig): boolean {
	return config.featureCartCheckout;
}
function hasRecipes(config: RoutingConfig): boolean {
	return config.featureRecipes;
}
function hasDiscovery(config: RoutingConfig): boolean {
	return config.featureProductDiscovery;
}
/** Without accounts, nobody could log in to see them. */
function hasFavorites(config: RoutingConfig): boolean {
	return hasCustomer(config) && hasDiscovery(config) && config.featureCustomerFavorites;
}
function hasCustomer(config: RoutingConfig): boolean {
	return config.featureCustomer;
}
function hasPhysicalCard(config: RoutingConfig): boolean {
	return config.featureCustomer && !config.featureJoe;
}
