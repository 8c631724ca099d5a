import type { ClientConfigs } from '@korb/contracts/client-configs';
import type { ClientRuntimeConfig, TenantConfig } from '@korb/contracts/tenant';
import { listRoutes, type TenantRoute } from '@korb/domain/routes';
import { createContext, type ReactNode, use } from 'react';
import { createTranslate, type Translate } from './messages.ts';

/** What every part of a page may know about the shop it stands in. */
export type SiteContext = {
	config: ClientRuntimeConfig;
	redirects: TenantConfig['redirects'];
	theme: TenantConfig['themeConfig'];
	routes: TenantRoute[];
	t: Translate;
};

export function toSiteContext(tenant: TenantConfig): SiteContext {
	const { clientRuntimeConfig: config, messageBundle, redirects, themeConfig: theme } = tenant;
	const t = createTranslate(messageBundle, config.locale);
	return { config, redirects, theme, routes: listRoutes(config), t };
}

const Site = createContext<SiteContext | null>(null);
const Configs = createContext<ClientConfigs>({});

export function SiteProvider(props: {
	site: SiteContext;
	clientConfigs: ClientConfigs;
	children: ReactNode;
}) {
	return (
		<Site value={props.site}>
			<Configs value={props.clientConfigs}>{props.children}</Configs>
		</Site>
	);
}

export function useSite(): SiteContext {
	const site = use(Site);
	if (!site) throw new Error('useSite needs a SiteProvider');
	return site;
}

export function useClientConfigs(): ClientConfigs {
	return use(Configs);
}
