import type { PagePayload, ShellData } from '@korb/contracts/platform/payload';
import type { TenantConfig } from '@korb/contracts/platform/tenant';
import type { RouteMatch } from '@korb/domain/routing/routes';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { app } from './app/app.tsx';
import { Document } from './app/document.tsx';
import { loadLayout } from './app/layouts.tsx';
import { loadPageCode } from './app/pages.ts';
import { newEntry, toPageLocation } from './platform/navigation/router/page-location.ts';
import { ShownPageContext } from './platform/navigation/router/shown-page.ts';
import { toSiteContext } from './platform/site.tsx';

export type RenderInput = {
	match: RouteMatch;
	path: string;
	payload: PagePayload;
	shell: ShellData;
};
export type Site = { render(input: RenderInput): Promise<string> };
export type CreateSite = (tenant: TenantConfig) => Site;

/** Everything shared by all pages of a tenant, built once per configuration. */
export const createSite: CreateSite = (tenant) => {
	const site = toSiteContext(tenant);
	return {
		async render({ match, path, payload, shell }) {
			await Promise.all([loadPageCode(payload), loadLayout(match.route.layout)]);
			const location = toPageLocation(new URL(`http://korb.invalid${path}`), newEntry());
			return renderToString(
				<QueryClientContext value={new QueryClient()}>
					<Document site={site} shell={shell}>
						<ShownPageContext value={{ location, match, payload }}>{app}</ShownPageContext>
						{/* The browser renders a second child here; without one, useId would not match. */}
						{null}
					</Document>
				</QueryClientContext>,
			);
		},
	};
};
