import type { Boot } from '@korb/contracts/platform/payload';
import { api } from '../../platform/api/api.ts';
import { nextTask } from '../../platform/browser/next-task.ts';
import { watchBuild } from '../../platform/builds/build-watch.ts';
import { preloadLazyComponents } from '../../platform/hydration/lazy-hydrate.tsx';
import { pageKey, toPageAddress } from '../../platform/navigation/page-address.ts';
import type { LoadPage, Router } from '../../platform/navigation/router/router.ts';
import type { PreloadPath } from '../../platform/navigation/use-link.ts';
import { getQueryClient } from '../../platform/queries/queries.ts';
import type { SiteContext } from '../../platform/site.tsx';
import { createClientLoader } from './client-loader.ts';
import { layOutFully } from './lay-out-fully.ts';
import { startPage } from './start-page.ts';

export type PageSetting = {
	boot: Boot;
	site: SiteContext;
	/** The URL before query switches are removed. */
	pageUrl: URL;
};

export type ClientRuntime = {
	load: LoadPage;
	preload: PreloadPath;
	start(router: Router): Promise<void>;
};

/** Code a page needs only after hydration; a chunk of its own lets hydration start sooner. */
export function createClientRuntime({ boot, site, pageUrl }: PageSetting): ClientRuntime {
	const queryClient = getQueryClient();
	queryClient.setQueryData(pageKey(toPageAddress(pageUrl)), boot.payload);
	const builds = watchBuild(api, boot.buildId);
	return {
		...createClientLoader({ boot, site, queryClient, builds }),
		async start(router) {
			await startPage({ site, router, boot, pageUrl });
			await nextTask();
			// A chunk that never loads keeps its server HTML.
			await preloadLazyComponents().catch(() => {});
			// The mark shows up in every performance trace: from here on the page is interactive.
			performance.mark('hydrated');
			layOutFully(router);
		},
	};
}
