import type { Boot } from '@korb/contracts/platform/payload';
import type { DataRouter } from 'react-router';
import { api } from '../../platform/api/api.ts';
import { watchBuild } from '../../platform/builds/build-watch.ts';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import { pageKey, toPageAddress } from '../../platform/navigation/page-address.ts';
import type { PreloadPath } from '../../platform/navigation/use-link.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import type { SiteContext } from '../../platform/site.tsx';
import type { LoadRoute } from '../build-routes.tsx';
import { createClientLoader } from './client-loader.ts';
import { startPage } from './start-page.ts';

export type PageSetting = {
	boot: Boot;
	site: SiteContext;
	/** The URL before query switches are removed. */
	pageUrl: URL;
};

export type ClientRuntime = {
	load: LoadRoute;
	preload: PreloadPath;
	start(router: DataRouter): void;
};

/** Code a page needs only after hydration; a chunk of its own lets hydration start sooner. */
export function createClientRuntime({ boot, site, pageUrl }: PageSetting): ClientRuntime {
	const queryClient = getQueryClient();
	queryClient.setQueryData(pageKey(toPageAddress(pageUrl)), boot.payload);
	const builds = watchBuild(api, boot.buildId);
	return {
		...createClientLoader({ boot, site, queryClient, builds }),
		start(router) {
			startPage({ site, router, boot, pageUrl });
			// In a task of its own, so that a tap in between does not wait for both.
			setTimeout(() => preloadLazyComponents().then(finishHydration, finishHydration));
		},
	};
}

/**
 * The mark shows up in every performance trace: from here on the page is interactive. What was left out
 * of the first layout follows, since scroll positions that are restored later need true heights.
 */
function finishHydration(): void {
	performance.mark('hydrated');
	document.documentElement.toggleAttribute('data-full-layout', true);
}
