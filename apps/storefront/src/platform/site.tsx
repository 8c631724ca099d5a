import type { ClientConfigs } from '@korb/contracts/content/client-configs';
import type { ShellData } from '@korb/contracts/platform/payload';
import type { ClientRuntimeConfig, TenantConfig } from '@korb/contracts/platform/tenant';
import { listRoutes, type TenantRoute } from '@korb/domain/routing/routes';
import { createContext, type ReactNode, use } from 'react';
import { createTranslate, type Translate } from './messages/messages.ts';

/** The tenant context available to every component. */
export type SiteContext = {
	config: ClientRuntimeConfig;
	redirects: TenantConfig['redirects'];
	theme: TenantConfig['themeConfig'];
	routes: TenantRoute[];
	origin: string;
	t: Translate;
};

export function toSiteContext(tenant: TenantConfig): SiteContext {
	const { clientRuntimeConfig: config, messageBundle, redirects, themeConfig: theme } = tenant;
	const t = createTranslate(messageBundle, config.locale);
	const { origin } = new URL(config.baseUrl);
	return { config, redirects, theme, routes: listRoutes(config), origin, t };
}

const Site = createContext<SiteContext | null>(null);
const Shell = createContext<ShellData>({ clientConfigs: {}, aisles: [] });

export function SiteProvider(props: { site: SiteContext; shell: ShellData; children: ReactNode }) {
	return (
		<Site value={props.site}>
			<Shell value={props.shell}>{props.children}</Shell>
		</Site>
	);
}

export function useSite(): SiteContext {
	const site = use(Site);
	if (!site) throw new Error('useSite needs a SiteProvider');
	return site;
}

export function useClientConfigs(): ClientConfigs {
	return useShell().clientConfigs;
}

export function useShell(): ShellData {
	return use(Shell);
}
