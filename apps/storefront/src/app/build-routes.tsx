import type { PagePayload } from '@korb/contracts/platform/payload';
import type { Layout } from '@korb/domain/routing/route-table';
import type { TenantRoute } from '@korb/domain/routing/routes';
import type { ReactNode } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router';
import { CrashPage } from './crash-page.tsx';
import { LayoutView } from './layouts.tsx';
import { Page } from './page.tsx';
import { Shell } from './shell.tsx';

export type LoadRoute = (
	route: TenantRoute,
	args: LoaderFunctionArgs,
) => PagePayload | Promise<PagePayload>;

const layouts: Record<Layout, ReactNode> = {
	default: <LayoutView layout="default" />,
	focused: <LayoutView layout="focused" />,
	auth: <LayoutView layout="auth" />,
};

/** The tenant's routes in React Router's format, identical on server and client. */
export function buildRoutes(routes: TenantRoute[], load: LoadRoute): RouteObject[] {
	return [
		{
			id: 'shell',
			Component: Shell,
			ErrorBoundary: CrashPage,
			children: (Object.keys(layouts) as Layout[]).flatMap((layout) => {
				const own = routes.filter((route) => route.layout === layout);
				const children = own.map((route) => toRouteObject(route, load));
				return own.length > 0 ? [{ id: layout, element: layouts[layout], children }] : [];
			}),
		},
	];
}

function toRouteObject(route: TenantRoute, load: LoadRoute): RouteObject {
	return {
		id: `${route.name} ${route.path}`,
		path: route.path,
		caseSensitive: true,
		Component: Page,
		ErrorBoundary: CrashPage,
		handle: { routeName: route.name },
		loader: (args) => load(route, args),
	};
}
