import type { CheckedLink, Choice } from '@korb/contracts/content/editor-choices';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { findRedirect } from '@korb/domain/routing/redirects';
import type { RouteName } from '@korb/domain/routing/route-table';
import { isSwitchedOff, isValidMatch, matchRoute } from '@korb/domain/routing/routes';
import type { RequestContext, Tenant } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { loadProducts, scopeOf } from '../catalogue/index.ts';
import { toChoice, toLink, toProductChoice, toRouteChoice } from './editor.mapper.ts';
import {
	findNearest,
	findNearestProductId,
	listNamedByValue,
	listProductAddresses,
	type NamedKind,
} from './editor.sql.ts';

/** The target of a link; `exists` without a target for links that cannot be named. */
type Resolved = { exists: boolean; target: Choice | null };

type Place =
	| { kind: NamedKind | 'product'; name: string }
	| { kind: 'fixed'; target: Choice | null }
	| { kind: 'nowhere' };

/** In the order of the hrefs. */
export async function resolveLinks(ctx: RequestContext, hrefs: string[]): Promise<Resolved[]> {
	const places = hrefs.map((href) => placeOf(ctx.tenant, href));
	return ctx.db.snapshot(async (tx) => {
		const found = await loadTargets(tx, ctx, places);
		return places.map((place): Resolved => {
			if (place.kind === 'nowhere') return { exists: false, target: null };
			if (place.kind === 'fixed') return { exists: true, target: place.target };
			const target = found.get(`${place.kind} ${place.name}`) ?? null;
			return { exists: target !== null, target };
		});
	});
}

/** A suggestion compares against every name, so only the first dead links of a page get one. */
const MAX_SUGGESTIONS = 10;

export async function checkLinks(ctx: RequestContext, hrefs: string[]): Promise<CheckedLink[]> {
	const resolved = await resolveLinks(ctx, hrefs);
	let suggestions = 0;
	const checked: CheckedLink[] = [];
	for (const [index, { exists }] of resolved.entries()) {
		const isWorthIt = !exists && suggestions++ < MAX_SUGGESTIONS;
		const nearest = isWorthIt ? await suggestTarget(ctx, hrefs[index] ?? '') : null;
		checked.push({ exists, nearest });
	}
	return checked;
}

const owners: Partial<Record<RouteName, NamedKind | 'product'>> = {
	'product-slug': 'product',
	'products-slug': 'category',
	'brand-slug': 'brand',
	'recipe-slug': 'recipe',
};

function placeOf(tenant: Tenant, href: string): Place {
	const path = href.split(/[?#]/)[0] ?? '';
	const there: Place = { kind: 'fixed', target: null };
	// Files are not pages, and links into a disabled feature stay hidden until it is enabled again.
	if (!path.startsWith('/') || /^\/(?:media|assets|api)\//.test(path)) return there;
	if (isSwitchedOff(tenant.config.clientRuntimeConfig, path)) return there;
	if (findRedirect(tenant.config.redirects, path) !== null) return there;
	const match = matchRoute(tenant.routes, path);
	if (!match || !isValidMatch(match)) return { kind: 'nowhere' };
	const { name } = match.route;
	if (name === 'index') return { kind: 'page', name: decoded(path.replace(/^\/+|\/+$/g, '')) };
	const owner = owners[name];
	const slug = match.params['slug'];
	if (owner && slug !== undefined) return { kind: owner, name: slug };
	return { kind: 'fixed', target: toRouteChoice(name, path, tenant) };
}

async function loadTargets(
	tx: Tx,
	ctx: RequestContext,
	places: Place[],
): Promise<Map<string, Choice>> {
	const found = new Map<string, Choice>();
	const namesOf = (kind: Place['kind']) => [
		...new Set(
			places.flatMap((place) => (place.kind === kind && 'name' in place ? place.name : [])),
		),
	];
	const scope = { tenantId: ctx.tenant.id, region: DEFAULT_REGION };
	for (const kind of ['page', 'category', 'brand', 'recipe'] as const) {
		for (const row of await listNamedByValue(tx, scope, kind, namesOf(kind))) {
			const link = toLink(toChoice(row), ctx.tenant);
			if (link) found.set(`${kind} ${row.value}`, link);
		}
	}
	const addresses = await listProductAddresses(tx, ctx.tenant.id, namesOf('product'));
	const ids = addresses.map(({ product_id }) => product_id);
	for (const product of await loadProducts(tx, scopeOf(ctx, DEFAULT_REGION), ids)) {
		const link = toLink(toProductChoice(product, ctx.tenant), ctx.tenant, product.slug);
		if (!link) continue;
		found.set(`product ${product.slug}`, link).set(`product ${product.sku}`, link);
	}
	return found;
}

/**
 * Suggests a target of the same kind as the dead link; for an unknown path any kind may be meant.
 */
async function suggestTarget(ctx: RequestContext, href: string): Promise<Choice | null> {
	const { tenant } = ctx;
	const place = placeOf(tenant, href);
	const scope = { tenantId: tenant.id, region: DEFAULT_REGION };
	return ctx.db.snapshot(async (tx) => {
		if (place.kind === 'product') {
			const id = await findNearestProductId(tx, tenant.id, place.name);
			const [product] = await loadProducts(
				tx,
				scopeOf(ctx, DEFAULT_REGION),
				id === null ? [] : [id],
			);
			return product ? toLink(toProductChoice(product, tenant), tenant, product.slug) : null;
		}
		const isNamed = 'name' in place && place.kind !== 'page';
		const kinds: NamedKind[] = isNamed ? [place.kind] : ['page', 'category', 'brand', 'recipe'];
		const words = href.split(/[?#]/)[0]?.split('/').filter(Boolean).at(-1) ?? '';
		const row = await findNearest(tx, scope, kinds, decoded(words));
		return row && toLink(toChoice(row), tenant);
	});
}

function decoded(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
