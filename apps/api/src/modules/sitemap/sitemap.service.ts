import type { RouteName } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import type { RequestContext, Tenant } from '../../context.ts';
import {
	countProducts,
	type Entry,
	findProductAt,
	listBrandSlugs,
	listCategorySlugs,
	listPages,
	listProductSlugs,
	listRecipeSlugs,
} from './sitemap.sql.ts';

/** The limit of the sitemap protocol. */
const MAX_PER_FILE = 50_000;
const BATCH = 5_000;

export type Place = { path: string; changedAt: Date | null };

type SitemapContext = Pick<RequestContext, 'tenant' | 'reads'>;

/** Names of the files that together contain every URL of the shop. */
export async function listFiles(ctx: SitemapContext, perFile = MAX_PER_FILE): Promise<string[]> {
	const { id, config } = ctx.tenant;
	const { featureProductDiscovery, featureRecipes, productDiscovery } = config.clientRuntimeConfig;
	const files = ['pages'];
	if (featureRecipes) files.push('recipes');
	if (!featureProductDiscovery) return files;
	files.push('categories', 'brands');
	// Products shown by another shop belong in that shop's sitemap.
	if (productDiscovery.shopForward) return files;
	const count = await ctx.reads.snapshot((tx) => countProducts(tx, id));
	const products = Array.from(
		{ length: Math.ceil(count / perFile) },
		(_, index) => `products-${index + 1}`,
	);
	return [...files, ...products];
}

/** The URLs of a file, in batches of a few thousand; null for an unknown file. */
export async function findPlaces(
	ctx: SitemapContext,
	name: string,
	perFile = MAX_PER_FILE,
): Promise<AsyncIterable<Place[]> | null> {
	if (!(await listFiles(ctx, perFile)).includes(name)) return null;
	const { id } = ctx.tenant;
	switch (name) {
		case 'pages':
			return once(async () => [
				...ownPages(ctx.tenant),
				...toPlaces(
					await ctx.reads.snapshot((tx) => listPages(tx, id)),
					(slug) => `/${encodePath(slug)}`,
				),
			]);
		case 'recipes':
			return once(() => listOf(ctx, 'recipe-slug', listRecipeSlugs));
		case 'categories':
			return once(() => listOf(ctx, 'products-slug', listCategorySlugs));
		case 'brands':
			return once(() => listOf(ctx, 'brand-slug', listBrandSlugs));
		default:
			return products(ctx, Number(name.split('-')[1]), perFile);
	}
}

/** Each batch is its own read, so that a slow client does not keep a transaction open. */
async function* products(ctx: SitemapContext, file: number, perFile: number) {
	const { id } = ctx.tenant;
	let next = await ctx.reads.snapshot((tx) => findProductAt(tx, id, (file - 1) * perFile));
	for (let left = perFile; left > 0 && next !== null; ) {
		const from: number = next;
		const size = Math.min(BATCH, left);
		const rows = await ctx.reads.snapshot((tx) => listProductSlugs(tx, id, from, size));
		yield toPlaces(rows, (slug) => pathTo(ctx.tenant.routes, 'product-slug', { slug }) ?? '/');
		left -= rows.length;
		const last = rows.at(-1);
		next = rows.length === size && last ? last.product_id + 1 : null;
	}
}

type List = (tx: Parameters<typeof listPages>[0], tenantId: string) => Promise<Entry[]>;

async function listOf(ctx: SitemapContext, route: RouteName, list: List): Promise<Place[]> {
	const rows = await ctx.reads.snapshot((tx) => list(tx, ctx.tenant.id));
	return toPlaces(rows, (slug) => pathTo(ctx.tenant.routes, route, { slug }) ?? '/');
}

/** The shop's own public pages with a static path. */
function ownPages({ routes }: Tenant): Place[] {
	return routes
		.filter(({ isCacheable, path }) => isCacheable && path !== '' && !/[:*]/.test(path))
		.map(({ path }) => ({ path: `/${encodePath(path)}`, changedAt: null }));
}

function toPlaces(rows: Entry[], toPath: (slug: string) => string): Place[] {
	return rows.map(({ slug, changed_at }) => ({ path: toPath(slug), changedAt: changed_at }));
}

function encodePath(path: string): string {
	return path.split('/').map(encodeURIComponent).join('/');
}

async function* once(load: () => Promise<Place[]>) {
	yield await load();
}
