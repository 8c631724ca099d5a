import type { Product } from '@korb/contracts/catalogue/catalogue';
import type { PagePayload } from '@korb/contracts/platform/payload';
import { matchRoute } from '@korb/domain/routing/routes';
import {
	findSource,
	toAddToCart,
	toPageView,
	toProductView,
} from '@korb/domain/tenant/tracked-visit';
import type { UserType } from '@korb/domain/tenant/tracking';
import { pageKey, toPageAddress } from '../../platform/navigation/page-address.ts';
import type { Router } from '../../platform/navigation/router/router.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { type TrackedEvent, track } from './data-layer.ts';
import { findUserType } from './find-user-type.ts';

/** Tracks the page that is shown and every one that follows. */
export function trackPages(site: SiteContext, router: Router): void {
	let shown: string | null = null;
	const trackPage = () => {
		const { location } = router.state.get().page;
		const address = toPageAddress(location);
		if (address === shown) return;
		shown = address;
		const { pagePrefix: prefix, region } = site.config.analytics;
		const page = { prefix, region, pathname: location.pathname };
		trackAs(site, (userType) => toPageView(page, userType));
		const payload = getQueryClient().getQueryData<PagePayload>(pageKey(address));
		if (payload?.kind !== 'product') return;
		const { product } = payload;
		trackAs(site, (userType) => toProductView(product, userType));
	};
	trackPage();
	router.state.subscribe(trackPage);
}

export function trackAdd(site: SiteContext, line: { product: Product; quantity: number }): void {
	const page = matchRoute(site.routes, location.pathname)?.route.name ?? 'index';
	const source = findSource(page, document.querySelector('search[data-open]') !== null);
	trackAs(site, (userType) => toAddToCart(line, source, userType));
}

function trackAs(site: SiteContext, toEvent: (userType: UserType) => TrackedEvent): void {
	void findUserType(site).then((userType) => track(toEvent(userType)));
}
