import { type Choice, type ChoiceQuery, MAX_CHOICES } from '@korb/contracts/content/editor-choices';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { type RouteName, routeTable } from '@korb/domain/routing/route-table';
import { pathTo } from '@korb/domain/routing/routes';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { listProductsBySku } from '../catalogue/index.ts';
import { findProductsByTerm } from '../search/index.ts';
import { toChoice, toLink, toProductChoice, toRouteChoice } from './editor.mapper.ts';
import { listNamedByTerm, listNamedByValue, type NamedKind } from './editor.sql.ts';
import { resolveLinks } from './links.service.ts';

type ChoiceRequest = Pick<ChoiceQuery, 'kind' | 'term' | 'values'>;

/** Finds choices by what an editor types, or by stored values; unknown values are omitted. */
export async function findChoices(ctx: RequestContext, input: ChoiceRequest): Promise<Choice[]> {
	const { kind, term, values } = input;
	if (values.length > 0) return lookUp(ctx, kind, values);
	if (kind === 'product') return findProducts(ctx, term);
	if (kind === 'link') return findTargets(ctx, term);
	return ctx.db.snapshot((tx) => findNamed(tx, ctx, [kind], term));
}

async function lookUp(
	ctx: RequestContext,
	kind: ChoiceQuery['kind'],
	values: string[],
): Promise<Choice[]> {
	if (kind === 'product') return toProductChoices(ctx, values);
	if (kind === 'link') {
		const resolved = await resolveLinks(ctx, values);
		return resolved.flatMap(({ target }) => target ?? []);
	}
	const rows = await ctx.db.snapshot((tx) => listNamedByValue(tx, scopeOf(ctx), kind, values));
	return rows.map(toChoice);
}

async function toProductChoices(ctx: RequestContext, skus: string[]): Promise<Choice[]> {
	const { found } = await listProductsBySku(ctx, DEFAULT_REGION, skus);
	return found.results.map((product) => toProductChoice(product, ctx.tenant));
}

/** A SKU matches exactly, even if the search knows it as a word. */
async function findProducts(ctx: RequestContext, term: string): Promise<Choice[]> {
	if (!term) return [];
	const exact = await toProductChoices(ctx, [term]);
	const products = await findProductsByTerm(ctx, DEFAULT_REGION, term, MAX_CHOICES);
	const others = products
		.filter(({ sku }) => sku !== term)
		.map((product) => toProductChoice(product, ctx.tenant));
	return [...exact, ...others].slice(0, MAX_CHOICES);
}

const PRODUCTS_AMONG_LINKS = 5;

/** Pages first, because they are by far the most common link targets. */
async function findTargets(ctx: RequestContext, term: string): Promise<Choice[]> {
	const kinds: NamedKind[] = ['page', 'category', 'brand', 'recipe'];
	const named = await ctx.db.snapshot((tx) => findNamed(tx, ctx, kinds, term));
	const products = term
		? await findProductsByTerm(ctx, DEFAULT_REGION, term, PRODUCTS_AMONG_LINKS)
		: [];
	const links = [
		...named.flatMap((choice) => toLink(choice, ctx.tenant) ?? []),
		...products.flatMap(
			(product) => toLink(toProductChoice(product, ctx.tenant), ctx.tenant, product.slug) ?? [],
		),
	];
	const rest = links.slice(0, MAX_CHOICES);
	return [...listShopPages(ctx, term), ...rest].slice(0, MAX_CHOICES);
}

/** The shop's own pages with a static path: cart, stores, all recipes … */
export function listShopPages({ tenant }: RequestContext, term: string): Choice[] {
	const wanted = term.toLowerCase();
	return (Object.keys(routeTable) as RouteName[])
		.filter((name) => name !== 'index' && name !== 'generalerror' && !name.includes('confirmation'))
		.flatMap((name) => {
			const path = pathTo(tenant.routes, name);
			return path ? toRouteChoice(name, path, tenant) : [];
		})
		.filter(({ label, value }) => `${label} ${value}`.toLowerCase().includes(wanted));
}

async function findNamed(
	tx: Tx,
	ctx: RequestContext,
	kinds: NamedKind[],
	term: string,
): Promise<Choice[]> {
	const rows = await listNamedByTerm(tx, scopeOf(ctx), kinds, term, MAX_CHOICES);
	return rows.map(toChoice);
}

function scopeOf({ tenant }: RequestContext) {
	return { tenantId: tenant.id, region: DEFAULT_REGION };
}
