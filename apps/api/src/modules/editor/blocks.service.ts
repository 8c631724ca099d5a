import { ListQuery } from '@korb/contracts/catalogue/catalogue-endpoints';
import type { ProductSource, RecipeSource } from '@korb/contracts/content/blocks/shop';
import type { CheckedBlock, Choice, SearchingBlock } from '@korb/contracts/content/editor-choices';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import type { RequestContext } from '../../context.ts';
import { listAllProducts, listCategoryProducts, listProductsBySku } from '../catalogue/index.ts';
import { isBlockOn } from '../content/index.ts';
import { listRecipes } from '../recipe/index.ts';
import { findProductsByTerm } from '../search/index.ts';
import { toChoice } from './editor.mapper.ts';
import { findNearest, listNamedByValue, type NamedKind } from './editor.sql.ts';

const shows: CheckedBlock = { problem: null, missing: [], nearest: null };
/** The content varies over time, so the block may be correct although it is empty today. */
const empty: CheckedBlock = { ...shows, problem: 'empty' };
const unknown: CheckedBlock = { ...shows, problem: 'unknown' };

/** Sequential: a page has few blocks, and visitors need the connections more. */
export async function checkBlocks(
	ctx: RequestContext,
	blocks: SearchingBlock[],
): Promise<CheckedBlock[]> {
	const checked: CheckedBlock[] = [];
	for (const block of blocks) checked.push(await checkBlock(ctx, block));
	return checked;
}

async function checkBlock(ctx: RequestContext, block: SearchingBlock): Promise<CheckedBlock> {
	if (!isBlockOn(block, ctx.tenant.config.clientRuntimeConfig)) return { ...shows, problem: 'off' };
	switch (block.type) {
		case 'product-promotion':
			return checkSkus(ctx, [block.sku]);
		case 'product-group':
			return checkProducts(ctx, block.source);
		case 'recipe-group':
			return checkRecipes(ctx, block.source);
		case 'publication':
			return checkNamed(ctx, 'publication', block.publications);
	}
}

async function checkProducts(ctx: RequestContext, source: ProductSource): Promise<CheckedBlock> {
	switch (source.kind) {
		case 'skus':
			return checkSkus(ctx, source.skus);
		case 'category':
			return checkCategory(ctx, source.category, {});
		case 'promotion': {
			const offers = { offers: 'promotion' };
			if (source.category) return checkCategory(ctx, source.category, offers);
			const { found } = await listAllProducts(ctx, DEFAULT_REGION, oneOf(offers));
			return found.total > 0 ? shows : empty;
		}
		case 'search': {
			const products = await findProductsByTerm(ctx, DEFAULT_REGION, source.term, 1);
			return products.length > 0 ? shows : { ...unknown, missing: [source.term] };
		}
		case 'favorites':
			return shows;
	}
}

async function checkSkus(ctx: RequestContext, skus: string[]): Promise<CheckedBlock> {
	const { found } = await listProductsBySku(ctx, DEFAULT_REGION, skus);
	const known = new Set(found.results.map(({ sku }) => sku));
	const missing = skus.filter((sku) => !known.has(sku));
	return { ...(known.size > 0 ? shows : unknown), missing };
}

async function checkCategory(
	ctx: RequestContext,
	slug: string,
	filter: { offers?: string },
): Promise<CheckedBlock> {
	const named = await checkNamed(ctx, 'category', [slug]);
	if (named.problem) return named;
	const { found } = await listCategoryProducts(ctx, slug, DEFAULT_REGION, oneOf(filter));
	return found.total > 0 ? shows : empty;
}

async function checkRecipes(ctx: RequestContext, source: RecipeSource): Promise<CheckedBlock> {
	if (source.kind === 'slugs') return checkNamed(ctx, 'recipe', source.slugs);
	const input = source.kind === 'tag' ? { tag: source.tag } : {};
	const { total } = await ctx.db.snapshot((tx) =>
		listRecipes(tx, ctx.tenant.id, { ...input, offset: 0, limit: 1 }),
	);
	if (total > 0) return shows;
	return source.kind === 'tag' ? { ...unknown, missing: [source.tag] } : empty;
}

async function checkNamed(
	ctx: RequestContext,
	kind: NamedKind,
	values: string[],
): Promise<CheckedBlock> {
	const scope = { tenantId: ctx.tenant.id, region: DEFAULT_REGION };
	return ctx.db.snapshot(async (tx) => {
		const rows = await listNamedByValue(tx, scope, kind, values);
		const known = new Set(rows.map(({ value }) => value));
		const missing = values.filter((value) => !known.has(value));
		const [first] = missing;
		const row = first === undefined ? null : await findNearest(tx, scope, [kind], first);
		const nearest: Choice | null = row && toChoice(row);
		return { problem: known.size > 0 ? null : 'unknown', missing, nearest };
	});
}

function oneOf(filter: { offers?: string }): ListQuery {
	return ListQuery.parse({ ...filter, pageSize: 1 });
}
