import type { Boot } from '@korb/contracts/payload';
import type { QueryClient } from '@tanstack/react-query';
import type { DataRouter } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { watchBuild } from '../../lib/builds/build-watch.ts';
import type { PreloadPath } from '../../lib/navigation/use-link.ts';
import type { SiteContext } from '../../lib/site.tsx';
import type { LoadRoute } from '../build-routes.tsx';
import { createClientLoader } from './client-loader.ts';
import { startPage } from './start-page.ts';

export type PageSetting = { boot: Boot; site: SiteContext; queryClient: QueryClient };

export type RunningPage = {
	load: LoadRoute;
	preload: PreloadPath;
	/** `asked` is the address before its switches are taken away. */
	start(router: DataRouter, asked: URL): void;
};

/** All that a page needs only after it has come alive; fetched apart, so that this happens sooner. */
export function createRunningPage({ boot, site, queryClient }: PageSetting): RunningPage {
	const builds = watchBuild(api, boot.buildId);
	return {
		...createClientLoader({ boot, site, queryClient, builds }),
		start: (router, asked) => startPage({ site, router, boot, asked }),
	};
}
