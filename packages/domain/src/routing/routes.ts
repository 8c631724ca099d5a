import {
	CATCH_ALL_PRIORITY,
	type Layout,
	type MiddlewareName,
	type RouteName,
	type RoutingConfig,
	routeTable,
} from './route-table.ts';

/** A route of one tenant: slugs filled in, disabled routes removed. */
export type TenantRoute = {
	name: RouteName;
	/** Pattern without a leading slash; '' is the start page, '*' the catch-all. */
	path: string;
	priority: number;
	layout: Layout;
	isCacheable: boolean;
	middleware: readonly MiddlewareName[];
	slugParams: readonly string[];
};

export type RouteMatch = { route: TenantRoute; params: Record<string, string> };

/** The tenant's routes by priority: the earlier one wins where two patterns match a path. */
export function listRoutes(config: RoutingConfig): TenantRoute[] {
	return toRoutes(config, (name) => routeTable[name].isOn(config));
}

/** True for the path of a page whose feature is disabled; links there lead nowhere. */
export function isSwitchedOff(config: RoutingConfig, pathname: string): boolean {
	const owner = matchRoute(allRoutes(config), pathname)?.route.name ?? 'index';
	return owner !== 'index' && !routeTable[owner].isOn(config);
}

// Called for every footer link on every page, so it is cached per configuration.
const everyRoute = new WeakMap<RoutingConfig, TenantRoute[]>();

/** Those of disabled features, too. */
export function allRoutes(config: RoutingConfig): TenantRoute[] {
	const known = everyRoute.get(config);
	if (known) return known;
	const routes = toRoutes(config, () => true);
	everyRoute.set(config, routes);
	return routes;
}

function toRoutes(config: RoutingConfig, isWanted: (name: RouteName) => boolean): TenantRoute[] {
	return (Object.keys(routeTable) as RouteName[])
		.filter(isWanted)
		.flatMap((name) => {
			const { paths, isOn: _, ...rule } = routeTable[name];
			return paths(config.slugs).map((path) => ({
				...rule,
				name,
				path,
				priority: path === '*' ? CATCH_ALL_PRIORITY : 0,
			}));
		})
		.sort((a, b) => b.priority - a.priority);
}

/** `pathname` is percent-encoded, as in a URL; parameters are returned decoded. */
export function matchRoute(routes: TenantRoute[], pathname: string): RouteMatch | null {
	const path = pathname
		.replace(/^\/+|\/+$/g, '')
		.split('/')
		.map(decodePart)
		.join('/');
	for (const route of routes) {
		const found = patternOf(route.path).exec(path);
		if (found) return { route, params: { ...found.groups } };
	}
	return null;
}

/** Returns the part as is if it cannot be decoded or would contain a slash. */
function decodePart(part: string): string {
	try {
		const decoded = decodeURIComponent(part);
		return decoded.includes('/') ? part : decoded;
	} catch {
		return part;
	}
}

// Paths come from tenant configurations, so there are few; every request matches about thirty.
const patterns = new Map<string, RegExp>();

function patternOf(path: string): RegExp {
	const known = patterns.get(path);
	if (known) return known;
	const pattern = new RegExp(toPattern(path));
	patterns.set(path, pattern);
	return pattern;
}

/** Regular expression source for a pattern, sent to the browser in the build manifest. */
export function toPattern(path: string): string {
	if (path === '*') return '^[\\s\\S]*$';
	const parts = path.split('/').map((part, index) => {
		const slash = index === 0 ? '' : '/';
		const param = /^:([a-z]+)(\?)?$/i.exec(part);
		if (!param) return slash + part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
		return param[2] ? `(?:${slash}(?<${param[1]}>[^/]+))?` : `${slash}(?<${param[1]}>[^/]+)`;
	});
	return `^${parts.join('')}$`;
}

/**
 * Fills a route's pattern, for links: `pathTo(routes, 'product-slug', { slug: 'heumilch' })`. null
 * when the route is off or a required parameter is missing.
 */
export function pathTo(
	routes: TenantRoute[],
	name: RouteName,
	params: Record<string, string> = {},
): string | null {
	const route = routes.find((candidate) => candidate.name === name);
	if (!route) return null;
	const parts: string[] = [];
	for (const part of route.path.split('/')) {
		const value = part.startsWith(':') ? params[part.replace(/[:?]/g, '')] : part;
		if (value !== undefined) parts.push(encodeURIComponent(value));
		else if (!part.endsWith('?')) return null;
	}
	return `/${parts.join('/')}`;
}

const SLUG = /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u;

/** A parameter that is not a valid slug means that the page does not exist. */
export function isValidMatch({ route, params }: RouteMatch): boolean {
	return route.slugParams.every((name) => {
		const value = params[name];
		return value === undefined || SLUG.test(value);
	});
}
