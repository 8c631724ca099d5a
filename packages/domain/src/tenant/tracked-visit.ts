import type { RouteName } from '../routing/route-table.ts';
import { type TrackedProduct, toItem, type UserType, userTypes } from './tracking.ts';

// Names used in the shop's existing reports; they must not change.
const sources: Partial<Record<RouteName, string>> = {
	'product-slug': 'PDP',
	'products-slug': 'PLP',
	'brand-slug': 'PLP',
	'search-term': 'Search Result Page',
};
const FLYOUT_SOURCE = 'Search Flapout';

/** Where analytics tools may process the data of a shop. */
export const analyticsRegions = ['de', 'us'] as const;
export type AnalyticsRegion = (typeof analyticsRegions)[number];

/** Where a product was put into the cart; null: reports have no name for it. */
export function findSource(page: RouteName, isFlyoutOpen: boolean): string | null {
	// The flyout covers the page.
	return isFlyoutOpen ? FLYOUT_SOURCE : (sources[page] ?? null);
}

export function toPageName(prefix: string, pathname: string): string {
	const parts = pathname.split('/').filter((part) => part !== '');
	return [prefix, ...(parts.length > 0 ? parts : ['startpage'])].join(':');
}

type Page = { prefix: string; region: AnalyticsRegion; pathname: string };

export type PageEvent = ReturnType<typeof toPageView>;

export function toPageView({ prefix, region, pathname }: Page, userType: UserType) {
	return {
		event: 'page_view' as const,
		userType: userTypes[userType],
		pageName: toPageName(prefix, pathname),
		region,
	};
}

export type ProductEvent = ReturnType<typeof toProductView> | ReturnType<typeof toAddToCart>;

export function toProductView(product: TrackedProduct, userType: UserType) {
	return {
		event: 'view_item' as const,
		userType: userTypes[userType],
		ecommerce: { items: [toItem(product)] },
	};
}

export function toAddToCart(
	{ product, quantity }: { product: TrackedProduct; quantity: number },
	source: string | null,
	userType: UserType,
) {
	return {
		event: 'add_to_cart' as const,
		userType: userTypes[userType],
		...(source && { source }),
		ecommerce: { items: [{ ...toItem(product), quantity }] },
	};
}
