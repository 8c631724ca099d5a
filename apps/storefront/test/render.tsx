import type { ClientConfigs } from '@korb/contracts/content/client-configs';
import { TenantConfig } from '@korb/contracts/platform/tenant';
import { bundleFor } from '@korb/messages';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ShownPageContext } from '../src/platform/navigation/router/shown-page.ts';
import { SiteProvider, toSiteContext } from '../src/platform/site.tsx';
import { aShownPage } from './fixture-page.ts';
import { demoTenant } from './fixture-shop.ts';

/** Renders a component as the server does, in the German shop by default. */
export function renderHtml(
	part: ReactNode,
	change: object = {},
	clientConfigs: ClientConfigs = {},
): string {
	const clientRuntimeConfig = { ...demoTenant, ...change };
	const { locale = 'de-AT' } = change as { locale?: string };
	const tenant = TenantConfig.parse({
		clientRuntimeConfig,
		messageBundle: bundleFor(locale),
		version: '1',
	});
	const html = renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<SiteProvider site={toSiteContext(tenant)} shell={{ clientConfigs, aisles: [] }}>
				<ShownPageContext value={aShownPage()}>{part}</ShownPageContext>
			</SiteProvider>
		</QueryClientProvider>,
	);
	return html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');
}

/** Visible text only, without text for screen readers. */
export function visibleText(html: string): string {
	return html
		.replace(/<span class="visually-hidden">.*?<\/span>/g, '')
		.replace(/<[^>]+>/g, '|')
		.replace(/\|+/g, '|');
}
