import { type RouteName, type RouteSlugs, type RoutingConfig, routeTable } from './route-table.ts';
import { allRoutes, matchRoute } from './routes.ts';
import { type SlugName, slugNames } from './slug-names.ts';

/** The page of `slug` is never shown: `by` is tried before it. */
export type PathClash = { slug: SlugName; by: SlugName };

/** Features that are off count, too: switching one on must not hide a page. */
export function findPathClashes(config: RoutingConfig): PathClash[] {
	const routes = allRoutes(config);
	const clashes = new Map<string, PathClash>();
	for (const { name, path } of routes) {
		const slug = slugOf(name);
		if (!slug) continue;
		for (const example of examplesOf(path)) {
			const winner = matchRoute(routes, example)?.route.name;
			const by = winner && slugOf(winner);
			if (by && by !== slug) clashes.set(`${slug} ${by}`, { slug, by });
		}
	}
	return [...clashes.values()];
}

/** Paths that the shop, the API or the edge answer themselves. */
const reserved =
	/^(?:admin|api|healthz|internal|logos|logs|media|metrics|readyz|sitemaps?|tenant)(?:\/|$)/;

export function isReserved(slug: string): boolean {
	return reserved.test(slug);
}

/** Without its optional parameters, and with all of them. */
function examplesOf(path: string): string[] {
	return [path.replace(/\/:[a-z]+\?/gi, ''), path].map((each) => each.replace(/:[a-z]+\??/gi, '0'));
}

const ownNames = Object.fromEntries(slugNames.map((name) => [name, name])) as RouteSlugs;

function slugOf(route: RouteName): SlugName | null {
	const [path = ''] = routeTable[route].paths(ownNames);
	return slugNames.find((name) => path === name || /^(?:\/|-ok)/.test(rest(path, name))) ?? null;
}

function rest(path: string, name: string): string {
	return path.startsWith(name) ? path.slice(name.length) : '';
}
