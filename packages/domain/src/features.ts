/** The switches of a tenant; their names are part of `GET /tenant/config`. */
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

/** What the header may show; an extra whose feature is off does not exist. */
export const headerExtras = {
	searchBadge: (flags) => flags.featureSearch,
	searchFlyout: (flags) => flags.featureSearch,
	customerBadge: (flags) => flags.featureCustomer,
	cartBadge: (flags) => flags.featureCartCheckout,
	cartNotifications: (flags) => flags.featureCartCheckout,
	sideCart: (flags) => flags.featureCartCheckout,
	cartMerge: (flags) => flags.featureCartCheckout,
	productQuickView: (flags) => flags.featureProductDiscovery,
	productSlideIn: (flags) => flags.featureProductDiscovery,
	favoritesEntry: (flags) => flags.featureCustomerFavorites,
} satisfies Record<string, (flags: FeatureFlags) => boolean>;

export type HeaderExtra = keyof typeof headerExtras;

export function listHeaderExtras(flags: FeatureFlags): HeaderExtra[] {
	return (Object.keys(headerExtras) as HeaderExtra[]).filter((extra) => headerExtras[extra](flags));
}
