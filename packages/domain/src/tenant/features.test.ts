import { describe, expect, it } from 'vitest';
import { type FeatureFlags, type HeaderExtra, listHeaderExtras } from './features.ts';

const allOff: FeatureFlags = {
	featureCartCheckout: false,
	featureClickAndCollect: false,
	featureCustomer: false,
	featureCustomerDeliveryPass: false,
	featureCustomerFavorites: false,
	featureCustomerWallet: false,
	featureJoe: false,
	featureMisc: false,
	featurePesticides: false,
	featureProductDiscovery: false,
	featureRecipes: false,
	featureSearch: false,
	cms: { preview: false },
};

describe('header extras', () => {
	it.each<[flag: Exclude<keyof FeatureFlags, 'cms'>, extras: HeaderExtra[]]>([
		['featureCartCheckout', ['cartBadge', 'cartNotifications', 'sideCart', 'cartMerge']],
		['featureClickAndCollect', []],
		['featureCustomer', ['customerBadge']],
		['featureCustomerDeliveryPass', []],
		['featureCustomerFavorites', ['favoritesEntry']],
		['featureCustomerWallet', []],
		['featureJoe', []],
		['featureMisc', []],
		['featurePesticides', []],
		['featureProductDiscovery', ['productQuickView', 'productSlideIn']],
		['featureRecipes', []],
		['featureSearch', ['searchBadge', 'searchFlyout']],
	])('with %s alone: %j', (flag, extras) => {
		expect(listHeaderExtras({ ...allOff, [flag]: true })).toEqual(extras);
	});

	it('has no extras when everything is off', () => {
		expect(listHeaderExtras(allOff)).toEqual([]);
	});
});
