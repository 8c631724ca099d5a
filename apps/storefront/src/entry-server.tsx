import type { PagePayload, ShellData } from '@korb/contracts/platform/payload';
import type { TenantConfig } from '@korb/contracts/platform/tenant';
import type { TenantRoute } from '@korb/domain/routing/routes';
import { QueryClient, QueryClientContext } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import {
	createContext,
	createStaticHandler,
	createStaticRouter,
	RouterContextProvider,
	type StaticHandler,
	StaticRouterProvider,
} from 'react-router';
import { buildRoutes } from './app/build-routes.tsx';
import { Document } from './app/document.tsx';
import { loadLayout } from './app/layouts.tsx';
import { loadPageCode } from './app/pages.ts';
import { toSiteContext } from './platform/site.tsx';

export type RenderInput = {
	route: TenantRoute;
	path: string;
	payload: PagePayload;
	shell: ShellData;
};
export type Site = { render(input: RenderInput): Promise<string> };
export type CreateSite = (tenant: TenantConfig) => Site;

const currentPayload = createContext<PagePayload>();

/** Everything shared by all pages of a tenant, built once per configuration. */
export const createSite: CreateSite = (tenant) => {
	const site = toSiteContext(tenant);
	const handlers = new Map<string, StaticHandler>();

	/** The route is already known, so the router holds just that one and has nothing to match. */
	function handlerFor(route: TenantRoute): StaticHandler {
		const key = `${route.name} ${route.path}`;
		const known = handlers.get(key);
		if (known) return known;
		const routes = buildRoutes([route], (_route, { context }) => context.get(currentPayload));
		const handler = createStaticHandler(routes);
		handlers.set(key, handler);
		return handler;
	}

	return {
		async render({ route, path, payload, shell }) {
			await Promise.all([loadPageCode(payload), loadLayout(route.layout)]);
			const handler = handlerFor(route);
			const requestContext = new RouterContextProvider(new Map([[currentPayload, payload]]));
			const request = new Request(`http://korb.invalid${path}`);
			const context = await handler.query(request, { requestContext });
			if (context instanceof Response) throw new Error('a cached page cannot redirect');
			const router = createStaticRouter(handler.dataRoutes, context);
			return renderToString(
				<QueryClientContext value={new QueryClient()}>
					<Document site={site} shell={shell}>
						<StaticRouterProvider router={router} context={context} hydrate={false} />
						{/* The browser renders a second child here; without one, useId would not match. */}
						{null}
					</Document>
				</QueryClientContext>,
			);
		},
	};
};
