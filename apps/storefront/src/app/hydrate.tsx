import type { Boot } from '@korb/contracts/payload';
import type { TenantConfig } from '@korb/contracts/tenant';
import { routeTable } from '@korb/domain/route-table';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { AfterHydration, loadLateParts } from '../lib/alive-later.tsx';
import { api } from '../lib/api/api.ts';
import { loadChunk } from '../lib/builds/chunks.ts';
import { reloadOnce } from '../lib/builds/reload-guard.ts';
import { repeatClick } from '../lib/early-clicks.ts';
import { followLink } from '../lib/navigation/follow-link.ts';
import { type LinkActions, LinkContext } from '../lib/navigation/use-link.ts';
import { watchLinks } from '../lib/navigation/watch-links.ts';
import { toSiteContext } from '../lib/site.tsx';
import { buildRoutes } from './build-routes.tsx';
import { Document } from './document.tsx';
import { loadLayout } from './layouts.tsx';
import { loadPageCode } from './pages.ts';
import type { RunningPage } from './running/running-page.ts';

/**
 * Takes the stored page over. No top-level await: the code of a page imports what lies in this file's
 * chunk, and each would wait for the other.
 */
export async function hydrate(): Promise<void> {
	const boot = JSON.parse(document.getElementById('korb-boot')?.textContent ?? '') as Boot;
	const [tenant] = await Promise.all([
		api.get<TenantConfig>('/tenant/config', { query: { v: boot.configVersion } }),
		loadPageCode(boot.payload),
		loadLayout(routeTable[boot.payload.routeName].layout),
	]);
	// A stored page may be older than the configuration; drawn from both it would not fit together.
	if (tenant.version === boot.configVersion || !reloadOnce()) start(boot, tenant);
}

function start(boot: Boot, tenant: TenantConfig): void {
	const asked = new URL(location.href);
	const site = toSiteContext(tenant);

	let page: Promise<RunningPage> | undefined;
	const running = () => {
		page ??= loadChunk(() => import('./running/running-page.ts')).then(({ createRunningPage }) =>
			createRunningPage({ boot, site, asked }),
		);
		return page;
	};
	const routes = buildRoutes(site.routes, async (...args) => (await running()).load(...args));
	const leaf = matchRoutes(routes, location)?.at(-1);
	if (!leaf?.route.id) throw new Error(`no route for ${location.pathname}`);
	const router = createBrowserRouter(routes, {
		hydrationData: { loaderData: { [leaf.route.id]: boot.payload } },
	});
	const links: LinkActions = {
		watch: watchLinks((...args) => void running().then(({ preload }) => preload(...args))),
		follow: (event) =>
			followLink(event, location.href, (path, options) => void router.navigate(path, options)),
	};
	// In small steps: a slow phone stays free to scroll and to press while the page comes to life.
	startTransition(() => {
		hydrateRoot(
			document,
			<Document site={site} shell={boot.shell}>
				<LinkContext value={links}>
					<RouterProvider router={router} />
				</LinkContext>
				<AfterHydration
					run={() => {
						repeatClick();
						void running().then((page) => begin(page, router));
					}}
				/>
			</Document>,
		);
	});
}

/** The mark stands in every recording of a visit: from here on the page answers to all that is pressed. */
function begin(page: RunningPage, router: ReturnType<typeof createBrowserRouter>): void {
	page.start(router);
	const mark = () => performance.mark('alive');
	loadLateParts().then(mark, mark);
}
