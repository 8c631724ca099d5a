import { getTenantConfig } from '@korb/contracts/platform/paths';
import type { Boot } from '@korb/contracts/platform/payload';
import type { TenantConfig } from '@korb/contracts/platform/tenant';
import { routeTable } from '@korb/domain/routing/route-table';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { api } from '../platform/api/api.ts';
import { loadChunk } from '../platform/builds/chunks.ts';
import { reloadOnce } from '../platform/builds/reload-guard.ts';
import { AfterHydration } from '../platform/hydration/lazy-hydrate.tsx';
import { followLinks } from '../platform/navigation/follow-links.ts';
import { createRouter } from '../platform/navigation/router/router.ts';
import { RouterView } from '../platform/navigation/router/router-view.tsx';
import { createScrollMemory } from '../platform/navigation/router/scroll-memory.ts';
import { toSiteContext } from '../platform/site.tsx';
import { app } from './app.tsx';
import type { ClientRuntime } from './client-runtime/client-runtime.ts';
import { Document } from './document.tsx';
import { loadLayout } from './layouts.tsx';
import { loadPageCode } from './pages.ts';

/**
 * Hydrates the cached page. There is no top-level await: page chunks import from this file's chunk,
 * so each would wait for the other.
 */
export async function hydrate(): Promise<void> {
	const boot = JSON.parse(document.getElementById('korb-boot')?.textContent ?? '') as Boot;
	const [tenant] = await Promise.all([
		api.call(getTenantConfig, { query: { v: boot.configVersion } }),
		loadPageCode(boot.payload),
		loadLayout(routeTable[boot.payload.routeName].layout),
	]);
	// A cached page may be older than the configuration; rendering with a mix would not hydrate.
	if (tenant.version === boot.configVersion || !reloadOnce()) start(boot, tenant);
}

function start(boot: Boot, tenant: TenantConfig): void {
	const pageUrl = new URL(location.href);
	const site = toSiteContext(tenant);

	let runtime: Promise<ClientRuntime> | undefined;
	const loadRuntime = () => {
		runtime ??= loadChunk(() => import('./client-runtime/client-runtime.ts')).then(
			({ createClientRuntime }) => createClientRuntime({ boot, site, pageUrl }),
		);
		return runtime;
	};
	const router = createRouter({
		routes: site.routes,
		payload: boot.payload,
		load: async (...args) => (await loadRuntime()).load(...args),
		scroll: createScrollMemory(),
	});
	// A transition hydrates in small steps, so a slow phone can scroll and tap in between.
	startTransition(() => {
		hydrateRoot(
			document,
			<Document site={site} shell={boot.shell}>
				<RouterView router={router}>{app}</RouterView>
				<AfterHydration run={() => void loadRuntime().then(({ start }) => start(router))} />
			</Document>,
		);
	});
	followLinks((path, options) => void router.navigate(path, options));
}
