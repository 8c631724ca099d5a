/** Feature flags of a tenant; their names are part of `GET /tenant/config`. */
export type FeatureFlags = {
	featureCartCheckout: boolean;
	featureClickAndCollect: boolean;
	featureCustomer: boolean;
	featureCustomerDeliveryPass: boolean;
	featureCustomerFavorites: boolean;
	featureCustomerWallet: boolean;
	featureJoe: boolean;
	featureMisc: boolean;
	featurePesticides: boolean;
	featureProductDiscovery: boolean;
	featureRecipes: boolean;
	featureSearch: boolean;
	cms: { preview: boolean };
};

/** Optional header elements; one whose feature is off is not rendered. */
export const headerExtras = {
	searchBadge: 'featureSearch',
	searchFlyout: 'featureSearch',
	customerBadge: 'featureCustomer',
	cartBadge: 'featureCartCheckout',
	cartNotifications: 'featureCartCheckout',
	sideCart: 'featureCartCheckout',
	cartMerge: 'featureCartCheckout',
	productQuickView: 'featureProductDiscovery',
	productSlideIn: 'featureProductDiscovery',
	favoritesEntry: 'featureCustomerFavorites',
} as const satisfies Record<string, keyof FeatureFlags>;

export type HeaderExtra = keyof typeof headerExtras;

export function listHeaderExtras(flags: FeatureFlags): HeaderExtra[] {
	return (Object.keys(headerExtras) as HeaderExtra[]).filter((extra) => flags[headerExtras[extra]]);
}
