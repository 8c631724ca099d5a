import {
	type Brand,
	type Category,
	type CategoryNode,
	DEFAULT_SORT,
	FacetName,
	type Product,
	type ProductDetails,
	type ProductList,
} from '@korb/contracts/catalogue/catalogue';
import type { FacetQuery, ListQuery } from '@korb/contracts/catalogue/catalogue-endpoints';
import { DEFAULT_REGION } from '@korb/contracts/platform/wire-names';
import { dayAt } from '@korb/domain/pricing/prices';
import { surrogateKeys } from '@korb/domain/tenant/surrogate-keys';
import type { RequestContext } from '../../context.ts';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import {
	toBrand,
	toCategory,
	toCategoryTree,
	toFacets,
	toProduct,
	toProductDetails,
} from './catalogue.mapper.ts';
import { readListing } from './listing/listing.sql.ts';
import { findCategory, listBrandsOf, listCategories } from './navigation.sql.ts';
import { findProduct, listBySku, listProductsById } from './products.sql.ts';
import { isSellingIn } from './region.sql.ts';
import { listGoingWith, listSimilar } from './related-products.sql.ts';
import { findStoreRegion } from './store-region.sql.ts';

/** A response with its surrogate keys; the edge purges it when one of them changes. */
export type Keyed<T> = { found: T; surrogateKeys: string[] };
export type Scope = {
	tenantId: string;
	region: string;
	today: string;
	/** Whether the shop has members who pay member prices. */
	hasMembers: boolean;
};

export function scopeOf(ctx: RequestContext, region: string): Scope {
	const { id, config } = ctx.tenant;
	const { featureCustomer } = config.clientRuntimeConfig;
	return { tenantId: id, region, today: todayOf(ctx), hasMembers: featureCustomer };
}

export function todayOf(ctx: RequestContext): string {
	return dayAt(ctx.now, ctx.tenant.config.clientRuntimeConfig.timeZone);
}

/** Runs in one snapshot. A region without offers falls back to the default one. */
export function inScope<T>(
	ctx: RequestContext,
	region: string,
	work: (tx: Tx, scope: Scope) => Promise<T>,
): Promise<T> {
	return ctx.db.snapshot(async (tx) => {
		const isKnown = region === DEFAULT_REGION || (await isSellingIn(tx, ctx.tenant.id, region));
		return work(tx, scopeOf(ctx, isKnown ? region : DEFAULT_REGION));
	});
}

export async function loadCategoryTree(
	ctx: RequestContext,
	region: string,
): Promise<Keyed<CategoryNode[]>> {
	const rows = await ctx.reads.single((tx) => listCategories(tx, ctx.tenant.id, region));
	// Every page shows the category tree, so only a renamed category purges them all, never a price.
	return { found: toCategoryTree(rows), surrogateKeys: [] };
}

export async function getCategory(
	ctx: RequestContext,
	region: string,
	slug: string,
): Promise<Keyed<Category>> {
	const row = await ctx.reads.single((tx) => findCategory(tx, ctx.tenant.id, region, slug));
	if (!row) throw notFound('category');
	return { found: toCategory(row), surrogateKeys: [surrogateKeys.category(ctx.tenant.id, slug)] };
}

export function listCategoryProducts(
	ctx: RequestContext,
	slug: string,
	region: string,
	query: ListQuery,
): Promise<Keyed<ProductList>> {
	const key = surrogateKeys.category(ctx.tenant.id, slug);
	return listProductsOf(ctx, region, { listing: `c:${slug}`, key }, query, async (tx) => {
		if (!(await findCategory(tx, ctx.tenant.id, region, slug))) throw notFound('category');
	});
}

export function listBrandProducts(
	ctx: RequestContext,
	slug: string,
	region: string,
	query: ListQuery,
): Promise<Keyed<ProductList>> {
	const key = surrogateKeys.brand(ctx.tenant.id, slug);
	return listProductsOf(ctx, region, { listing: `b:${slug}`, key }, query, async (tx) => {
		const brands = await listBrandsOf(tx, ctx.tenant.id, region, slug);
		if (brands.length === 0) throw notFound('brand');
	});
}

export function listAllProducts(
	ctx: RequestContext,
	region: string,
	query: ListQuery,
): Promise<Keyed<ProductList>> {
	const { assortment, offers } = surrogateKeys;
	const key = (isPlainOffers(query) ? offers : assortment)(ctx.tenant.id);
	return listProductsOf(ctx, region, { listing: 'all', key }, query, async () => {});
}

/** The offers as pages embed them: no further filter, default order. */
function isPlainOffers(query: ListQuery): boolean {
	const filters = toFilters(query);
	return query.sort === DEFAULT_SORT && filters.length === 1 && filters[0]?.facet === 'offers';
}

export async function getStoreRegion(ctx: RequestContext, storeId: string): Promise<string> {
	const region = await ctx.reads.single((tx) => findStoreRegion(tx, ctx.tenant.id, storeId));
	if (!region) throw notFound('store');
	return region;
}

/** In the requested order; unknown SKUs are omitted. */
export async function listProductsBySku(
	ctx: RequestContext,
	region: string,
	skus: string[],
): Promise<Keyed<ProductList>> {
	const scope = scopeOf(ctx, region);
	const rows = await ctx.reads.single((tx) => listBySku(tx, scope, skus));
	const results = rows.map((row) => toProduct(row, scope));
	const list = { total: results.length, count: results.length, offset: 0, results, facets: [] };
	const keys = skus.map((sku) => surrogateKeys.product(scope.tenantId, sku));
	return { found: list, surrogateKeys: keys };
}

export async function getProduct(
	ctx: RequestContext,
	region: string,
	skuOrSlug: string,
): Promise<Keyed<ProductDetails>> {
	const { country } = ctx.tenant.config.clientRuntimeConfig;
	const scope = scopeOf(ctx, region);
	const row = await ctx.reads.single((tx) => findProduct(tx, { ...scope, country }, skuOrSlug));
	if (!row) throw notFound('product');
	return {
		found: toProductDetails(row, scope),
		surrogateKeys: [surrogateKeys.product(scope.tenantId, row.sku)],
	};
}

const relations = { similar: listSimilar, goingWith: listGoingWith };

export async function listRelatedProducts(
	ctx: RequestContext,
	region: string,
	{ slug, relation, count }: { slug: string; relation: keyof typeof relations; count: number },
): Promise<Keyed<Omit<ProductList, 'facets'>>> {
	const scope = scopeOf(ctx, region);
	const rows = await ctx.reads.single((tx) => relations[relation](tx, { ...scope, slug, count }));
	if (!rows) throw notFound('product');
	const results = rows.map((row) => toProduct(row, scope));
	const list = { total: results.length, count: results.length, offset: 0, results };
	return { found: list, surrogateKeys: keysOf(scope, results) };
}

export async function listBrands(ctx: RequestContext, region: string): Promise<Keyed<Brand[]>> {
	const rows = await ctx.reads.single((tx) => listBrandsOf(tx, ctx.tenant.id, region));
	return { found: rows.map(toBrand), surrogateKeys: [surrogateKeys.search(ctx.tenant.id)] };
}

export async function getBrand(
	ctx: RequestContext,
	region: string,
	slug: string,
): Promise<Keyed<Brand>> {
	const [row] = await ctx.reads.single((tx) => listBrandsOf(tx, ctx.tenant.id, region, slug));
	if (!row) throw notFound('brand');
	return { found: toBrand(row), surrogateKeys: [surrogateKeys.brand(ctx.tenant.id, slug)] };
}

/** For callers that have ids and need products, search above all. */
export async function loadProducts(tx: Tx, scope: Scope, ids: number[]): Promise<Product[]> {
	const rows = await listProductsById(tx, scope, ids);
	return rows.map((row) => toProduct(row, scope));
}

/**
 * A missing listing is either empty or unknown; only then is it worth a query to find out which.
 */
async function listProductsOf(
	ctx: RequestContext,
	region: string,
	{ listing, key }: { listing: string; key: string },
	query: ListQuery,
	refuseUnknown: (tx: Tx) => Promise<void>,
): Promise<Keyed<ProductList>> {
	const { offset, pageSize, sort } = query;
	const tenantId = ctx.tenant.id;
	const scope = scopeOf(ctx, region);
	const wanted = { tenantId, region, listing, filters: toFilters(query), sort, offset, pageSize };
	const found = await ctx.reads.single((tx) => readListing(tx, wanted, scope.today));
	if (!found) await ctx.reads.single(refuseUnknown);
	const results = (found?.products ?? []).map((row) => toProduct(row, scope));
	const list = {
		total: found?.page.total ?? 0,
		count: results.length,
		offset,
		results,
		facets: toFacets(found?.page.facets ?? [], query),
	};
	return { found: list, surrogateKeys: [key, ...keysOf(scope, results)] };
}

export function toFilters(query: FacetQuery): { facet: FacetName; value: string }[] {
	return FacetName.options.flatMap((facet) => query[facet].map((value) => ({ facet, value })));
}

function keysOf({ tenantId }: Scope, products: Product[]): string[] {
	return products.map(({ sku }) => surrogateKeys.product(tenantId, sku));
}
