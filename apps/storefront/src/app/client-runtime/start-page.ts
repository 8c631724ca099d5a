import { getCardInfo } from '@korb/contracts/loyalty/card-paths';
import { getCsrf } from '@korb/contracts/platform/paths';
import type { Boot } from '@korb/contracts/platform/payload';
import { CART_EXISTS_COOKIE } from '@korb/contracts/platform/wire-names';
import { matchRoute, pathTo } from '@korb/domain/routing/routes';
import { startConsent } from '../../features/consent/start-consent.ts';
import { api } from '../../platform/api/api.ts';
import { readConnection } from '../../platform/browser/connection.ts';
import { nextTask } from '../../platform/browser/next-task.ts';
import { notifications } from '../../platform/browser/notifications.ts';
import { warnWhenOffline } from '../../platform/browser/offline.ts';
import { prefetchManifest } from '../../platform/builds/build-manifest.ts';
import { loadChunk } from '../../platform/builds/chunks.ts';
import { retryStylesheets } from '../../platform/builds/retry-stylesheets.ts';
import { findOpenLink, readSwitches } from '../../platform/navigation/query-switches.ts';
import type { Router } from '../../platform/navigation/router/router.ts';
import { switches } from '../../platform/navigation/switches.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { readCookie } from '../../platform/storage/read-cookie.ts';
import { runningCart } from '../../shop/cart/cart-actions.ts';
import { cart } from '../../shop/cart/cart-store.ts';
import { searchAnalytics } from '../../shop/search/use-search-analytics.ts';
import { consent } from '../../shop/session/consent.ts';
import { onCustomerReset, PERSONAL } from '../../shop/session/customer-store.ts';
import { requiredLogin } from '../../shop/session/login-path.ts';
import { runningSession, syncSession } from '../../shop/session/running-session.ts';
import { knownLoginState, loginState } from '../../shop/session/session.ts';
import { markVisitor } from '../../shop/session/visitor-mark.ts';
import { withTracking } from '../../shop/tracking/with-tracking.ts';
import { prepareView } from '../pages.ts';
import { runMiddleware } from './middleware.ts';

const ERROR_VIEW_DELAY_MS = 2000;
const CART_DELAY_MS = 3000;

type Options = {
	site: SiteContext;
	router: Router;
	boot: Boot;
	/** The URL before query switches were removed. */
	pageUrl: URL;
};

/**
 * Starts everything that depends on this browser and this shopper, once the page has hydrated. In
 * several tasks: on a slow phone, one would block a tap for a tenth of a second.
 */
export async function startPage({ site, router, boot, pageUrl }: Options): Promise<void> {
	await nextTask();
	switches.set(readSwitches(pageUrl, document));
	// Apps with a back button of their own hide the links marked with `data-back`.
	document.documentElement.toggleAttribute('data-hide-back', switches.get().isBackButtonHidden);
	followSearches(site, router);
	if (site.config.featureCustomer) followSession(site, router);
	else loginState.set('anonymous');
	void leaveFirstPage({ site, router, pageUrl });

	await nextTask();
	markVisitor();
	// In live preview, the banner would cover the page being edited.
	if (!boot.payload.draft) void startConsent({ config: site.config.consent });
	followPages(site, router);
	warnWhenOffline(notifications, site.t);
	retryStylesheets();

	await nextTask();
	const hasToken = api.call(getCsrf).catch(() => {});
	if (site.config.featureCartCheckout && !isPaymentReturn(site, pageUrl)) findCart(site);
	prefetchManifest({ api, buildId: boot.buildId, connectionType: readConnection().effectiveType });
	setTimeout(preloadErrorViews, ERROR_VIEW_DELAY_MS);
	void hasToken.then(() => takeNewsletterLink(site, pageUrl));
	if (boot.payload.draft) {
		void import('./follow-editor.ts').then(({ followEditor }) =>
			followEditor({ pageUrl, buildId: boot.buildId, router }),
		);
	}
}

/** Preloads the error page, which cannot be fetched once the connection is lost. */
function preloadErrorViews(): void {
	if (navigator.onLine) prepareView('error').catch(() => {});
}

/** The cart may have become an order in the meantime; the confirmation page checks that first. */
function isPaymentReturn({ routes }: SiteContext, pageUrl: URL): boolean {
	const { name } = matchRoute(routes, pageUrl.pathname)?.route ?? {};
	return name === 'checkout-confirmation' && pageUrl.searchParams.get('finalized') !== 'true';
}

/** Loads an existing cart at once; without one, the code for it is fetched after a delay. */
function findCart(site: SiteContext): void {
	if (readCookie(CART_EXISTS_COOKIE) === 'true') runningCart(site).catch(() => {});
	else {
		cart.set(null);
		setTimeout(() => {
			if (navigator.onLine) runningCart(site).catch(() => {});
		}, CART_DELAY_MS);
	}
}

/** Removes the token from the URL at once, so it is not shared along with the page. */
async function takeNewsletterLink(site: SiteContext, pageUrl: URL): Promise<void> {
	const token = pageUrl.searchParams.get('newsletter');
	if (!token) return;
	const shown = new URL(location.href);
	shown.searchParams.delete('newsletter');
	history.replaceState(history.state, '', shown);
	const { followNewsletterLink } = await loadChunk(
		() => import('../../features/newsletter/follow-newsletter-link.ts'),
	);
	await followNewsletterLink(token, site.t);
}

/** Attributes clicks and purchases to a search until the shopper navigates elsewhere. */
function followSearches(site: SiteContext, router: Router): void {
	let shown = router.state.get().page.location;
	router.state.subscribe(() => {
		const { location } = router.state.get().page;
		if (location === shown) return;
		shown = location;
		const match = matchRoute(site.routes, location.pathname);
		if (match) searchAnalytics.navigated(match);
	});
	document.addEventListener('visibilitychange', searchAnalytics.flush);
}

/** Starts with the page on which the shopper allows statistics. */
function followPages(site: SiteContext, router: Router): void {
	const start = () =>
		withTracking(({ trackPages }) => {
			stop();
			trackPages(site, router);
		});
	const stop = consent.subscribe(start);
	start();
}

/** Keeps the login state true to the cookies, and leaves pages that require a login after a 401. */
function followSession(site: SiteContext, router: Router): void {
	syncSession(site);
	document.addEventListener('visibilitychange', () => {
		if (document.visibilityState === 'visible') syncSession(site);
	});
	onCustomerReset((reason) => {
		// Pages in memory may be personal. What is only about the customer is not asked for again.
		void getQueryClient().resetQueries({
			predicate: ({ queryKey }) => queryKey[0] !== PERSONAL,
		});
		const login = reason === 'expired' && isCheckout(site) && pathTo(site.routes, 'login');
		if (login) void router.navigate(requiredLogin(login, location), { replace: true });
	});
	api.onUnauthorized(async (endpoint) => {
		// Asked of the loyalty programme, which does not decide who is signed in here.
		if (endpoint === getCardInfo) return;
		await (await runningSession(site)).refused();
		const target = await findRedirect(site, new URL(location.href));
		if (target) await router.navigate(target, { replace: true });
	});
}

/** Guests may use it, but the cart of a customer needs the session. */
function isCheckout({ routes }: SiteContext): boolean {
	return matchRoute(routes, location.pathname)?.route.name === 'checkout';
}

function findRedirect({ routes }: SiteContext, url: URL): Promise<string | null> {
	const names = matchRoute(routes, url.pathname)?.route.middleware ?? [];
	return runMiddleware(names, { url, routes, loginState: knownLoginState });
}

/** The server knows neither shopper nor switches, so the first page is checked again here. */
async function leaveFirstPage({
	site,
	router,
	pageUrl,
}: Pick<Options, 'site' | 'router' | 'pageUrl'>): Promise<void> {
	const target = (await findRedirect(site, pageUrl)) ?? findOpenLink(pageUrl.searchParams);
	if (target) await router.navigate(target, { replace: true });
}
