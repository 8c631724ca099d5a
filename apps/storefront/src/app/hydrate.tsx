import type { Boot } from '@korb/contracts/payload';
import type { TenantConfig } from '@korb/contracts/tenant';
import { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { api } from '../lib/api/api.ts';
import { watchBuild } from '../lib/builds/build-watch.ts';
import { loadChunk } from '../lib/builds/chunks.ts';
import { reloadOnce } from '../lib/builds/reload-guard.ts';
import { readSwitches } from '../lib/navigation/query-switches.ts';
import { PreloadContext } from '../lib/navigation/use-preload.ts';
import { toSiteContext } from '../lib/site.tsx';
import { buildRoutes } from './build-routes.tsx';
import { createClientLoader } from './client-loader.ts';
import { Document } from './document.tsx';
import { loadView } from './pages.ts';

/**
 * Takes the stored page over. No top-level await: the code of a page imports what lies in this file's
 * chunk, and each would wait for the other.
 */
export async function hydrate(): Promise<void> {
	const boot = JSON.parse(document.getElementById('korb-boot')?.textContent ?? '') as Boot;
	const [tenant] = await Promise.all([
		api.get<TenantConfig>('/tenant/config', { query: { v: boot.configVersion } }),
		loadView(boot.payload.kind),
	]);
	// A stored page may be older than the configuration; drawn from both it would not fit together.
	if (tenant.version === boot.configVersion || !reloadOnce()) start(boot, tenant);
}

function start(boot: Boot, tenant: TenantConfig): void {
	const asked = new URL(location.href);
	const { state, shown } = readSwitches(asked, { cookies: document, storage: sessionStorage });
	if (shown.href !== asked.href) history.replaceState(history.state, '', shown);

	const site = toSiteContext(tenant);
	const builds = watchBuild(api, boot.buildId);
	const queryClient = new QueryClient();
	const { load, preload } = createClientLoader({ boot, site, queryClient, builds });
	const routes = buildRoutes(site.routes, load);
	const leaf = matchRoutes(routes, location)?.at(-1);
	if (!leaf?.route.id) throw new Error(`no route for ${location.pathname}`);
	queryClient.setQueryData(['page', location.pathname], boot.payload);
	const router = createBrowserRouter(routes, {
		hydrationData: { loaderData: { [leaf.route.id]: boot.payload } },
	});
	const begin = async () => {
		const { startPage } = await loadChunk(() => import('./start-page.ts'));
		startPage({ site, router, boot, asked, switchState: state });
	};
	hydrateRoot(
		document,
		<Document site={site} shell={boot.shell} queryClient={queryClient}>
			<PreloadContext value={preload}>
				<RouterProvider router={router} />
			</PreloadContext>
			<AfterHydration run={() => void begin()} />
		</Document>,
	);
}

/** Whatever differs from the stored page has to wait until React has taken the page over. */
function AfterHydration({ run }: { run: () => void }) {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once per page
	useEffect(run, []);
	return null;
}
