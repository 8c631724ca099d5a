import { type Boot, type PagePayload, pageKindOf } from '@korb/contracts/platform/payload';
import { matchRoute } from '@korb/domain/routing/routes';
import type { QueryClient } from '@tanstack/react-query';
import { whenIdle } from '../../platform/browser/when-idle.ts';
import { mayPrefetch } from '../../platform/builds/build-manifest.ts';
import type { BuildWatch } from '../../platform/builds/build-watch.ts';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import { guardTarget, redirectedPath } from '../../platform/navigation/guard.ts';
import { pageKey, toPageAddress } from '../../platform/navigation/page-address.ts';
import { createPreloader, type PreloadPath } from '../../platform/navigation/preload.ts';
import type { LoadPage } from '../../platform/navigation/router/router.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { knownLoginState } from '../../shop/session/session.ts';
import { loadLayout } from '../layouts.tsx';
import { loadPageCode, prepareView } from '../pages.ts';
import { loadPayload } from './load-payload.ts';
import { runMiddleware } from './middleware.ts';

const FRESH_MS = 60_000;

type Options = { boot: Boot; site: SiteContext; queryClient: QueryClient; builds: BuildWatch };

/** Loads the page data for client-side navigation. */
export function createClientLoader({ boot, site, queryClient, builds }: Options) {
	const pageQuery = (address: string, routeName: PagePayload['routeName']) => ({
		queryKey: pageKey(address),
		staleTime: FRESH_MS,
		// Offline, the query has to fail like any other fetch instead of pausing.
		networkMode: 'always' as const,
		queryFn: async () => {
			const title = site.t('error.generic.title');
			const payload = await loadPayload({ address, routeName, title, buildId: boot.buildId });
			if (payload === 'outdated') throw new OutdatedError();
			return payload;
		},
	});

	const load: LoadPage = async ({ route }, url) => {
		const moved = redirectedPath(site.redirects, url.pathname);
		if (moved) return { redirect: guardTarget(moved, url.origin, { isExternal: true }) };
		const loginState = knownLoginState;
		const next = await runMiddleware(route.middleware, { url, routes: site.routes, loginState });
		if (next) return { redirect: next };
		const document = { redirect: url.href, isDocument: true };
		if (builds.isOutdated()) return document;
		try {
			prepareView(pageKindOf(route.name))
				.then(preloadLazyComponents)
				.catch(() => {});
			const address = toPageAddress(url);
			const payload = await queryClient.fetchQuery(pageQuery(address, route.name));
			await Promise.all([loadPageCode(payload), loadLayout(route.layout)]);
			await preloadLazyComponents();
			if (payload.kind === 'error') queryClient.removeQueries({ queryKey: pageKey(address) });
			return { payload };
		} catch (error) {
			if (error instanceof OutdatedError) return document;
			throw error;
		}
	};

	const preloader = createPreloader();
	const preload: PreloadPath = (href, what) => {
		const url = new URL(href, site.config.baseUrl);
		const match = matchRoute(site.routes, url.pathname);
		if (!match) return;
		const { name } = match.route;
		whenIdle(() =>
			preloader.add(`code ${pageKindOf(name)}`, () =>
				prepareView(pageKindOf(name)).then(preloadLazyComponents),
			),
		);
		if (what === 'data' && mayPrefetch(url.pathname)) {
			const address = toPageAddress(url);
			preloader.add(`data ${address}`, () => queryClient.prefetchQuery(pageQuery(address, name)));
		}
	};
	return { load, preload };
}

class OutdatedError extends Error {}
