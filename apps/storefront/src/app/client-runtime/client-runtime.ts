import type { Boot } from '@korb/contracts/platform/payload';
import { api } from '../../platform/api/api.ts';
import { nextTask } from '../../platform/browser/next-task.ts';
import { watchBuild } from '../../platform/builds/build-watch.ts';
import { whenHydrated } from '../../platform/hydration/when-hydrated.ts';
import { pageKey, toPageAddress } from '../../platform/navigation/page-address.ts';
import type { LoadPage, Router } from '../../platform/navigation/router/router.ts';
import { watchLinks } from '../../platform/navigation/watch-links.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { createClientLoader } from './client-loader.ts';
import { layOutFully } from './lay-out-fully.ts';
import { preloadOverlays } from './preload-overlays.ts';
import { startIslands } from './start-islands.ts';
import { startPage } from './start-page.ts';

export type PageSetting = {
	boot: Boot;
	site: SiteContext;
	/** The URL before query switches are removed. */
	pageUrl: URL;
};

export type ClientRuntime = {
	load: LoadPage;
	start(router: Router): Promise<void>;
};

/** Code a page needs only after hydration; a chunk of its own lets hydration start sooner. */
export function createClientRuntime({ boot, site, pageUrl }: PageSetting): ClientRuntime {
	const queryClient = getQueryClient();
	queryClient.setQueryData(pageKey(toPageAddress(pageUrl)), boot.payload);
	const builds = watchBuild(api, boot.buildId);
	const { load, preload } = createClientLoader({ boot, site, queryClient, builds });
	return {
		load,
		async start(router) {
			watchLinks(preload);
			await startPage({ site, router, boot, pageUrl });
			await nextTask();
			await whenHydrated();
			// The mark shows up in every performance trace: from here on the page is interactive.
			performance.mark('hydrated');
			startIslands(router);
			preloadOverlays();
			layOutFully(router);
		},
	};
}
