import type { Assortment, DeskProductList } from '@korb/contracts/admin/assortment/assortment';
import type { AssortmentView } from '@korb/domain/catalogue/assortment-views';
import type { ProductWarning } from '@korb/domain/catalogue/product-warnings';
import { addDays, dayAt } from '@korb/domain/pricing/prices';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { listRegions } from '../catalogue/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { toProductSummary } from './assortment.mapper.ts';
import {
	countViews,
	listDeskRows,
	listFilterBrands,
	listFilterCategories,
	type ProductCursor,
} from './list-products.sql.ts';

/** As long as a product counts as new. */
const NEW_DAYS = 30;
/** A table has room for this many regions; the chosen one comes first. */
const MAX_REGIONS = 3;
/** Shorter terms match too much to be an answer, and no index helps them. */
const SHORTEST_TERM = 3;

export type ProductsQuery = {
	region?: string | undefined;
	view: AssortmentView;
	warning?: ProductWarning | undefined;
	category?: string | undefined;
	brand?: string | undefined;
	search: string;
	after?: string | undefined;
	pageSize: number;
};

export function readAssortment(ctx: StaffContext, asked: string | null): Promise<Assortment> {
	const { tenantId } = ctx.me;
	return ctx.db.snapshot(async (tx) => {
		const regions = await ownRegions(tx, ctx);
		const region = chosenOf(regions, asked);
		return {
			currency: ctx.tenant.config.clientRuntimeConfig.currency,
			regions,
			region,
			categories: await listFilterCategories(tx, tenantId),
			brands: await listFilterBrands(tx, tenantId),
			counts: await countViews(tx, { tenantId, region: region ?? '', newSince: newSince(ctx) }),
		};
	});
}

export function readDeskProducts(
	ctx: StaffContext,
	query: ProductsQuery,
): Promise<DeskProductList> {
	const pattern = toPattern(query.search);
	if (query.search && !pattern) return Promise.resolve({ products: [], next: null });
	const after = query.after ? toCursor(query.after) : null;
	const { pageSize } = query;
	return ctx.db.snapshot(async (tx) => {
		const regions = await ownRegions(tx, ctx);
		const region = chosenOf(regions, query.region ?? null) ?? '';
		const filter = {
			tenantId: ctx.me.tenantId,
			region,
			today: todayOf(ctx),
			newSince: newSince(ctx),
			view: query.view,
			warning: query.warning ?? null,
			category: query.category ?? null,
			brand: query.brand ?? null,
			pattern,
		};
		const shownRegions = [region, ...regions.filter((each) => each !== region)];
		const rows = await listDeskRows(tx, filter, shownRegions.slice(0, MAX_REGIONS), {
			after,
			atMost: pageSize + 1,
		});
		const shown = rows.slice(0, pageSize);
		const last = rows.length > pageSize ? shown.at(-1) : undefined;
		return {
			products: shown.map(toProductSummary),
			next: last ? fromCursor({ sortName: last.sort_name, productId: last.product_id }) : null,
		};
	});
}

/** Regions are units: those of other people do not exist for somebody who is limited to some. */
export async function ownRegions(tx: Tx, { me }: StaffContext): Promise<string[]> {
	const regions = await listRegions(tx, me.tenantId);
	return regions.filter((region) => mayEnterUnit(me.units, region));
}

function chosenOf(regions: readonly string[], asked: string | null): string | null {
	return regions.find((region) => region === asked) ?? regions[0] ?? null;
}

function todayOf({ now, tenant }: StaffContext): string {
	return dayAt(now, tenant.config.clientRuntimeConfig.timeZone);
}

function newSince(ctx: StaffContext): string {
	return addDays(todayOf(ctx), -NEW_DAYS);
}

function toPattern(said: string): string | null {
	const text = said.trim().toLowerCase();
	if (text.length < SHORTEST_TERM) return null;
	return `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

function fromCursor({ sortName, productId }: ProductCursor): string {
	return Buffer.from(`${productId} ${sortName}`).toString('base64url');
}

function toCursor(text: string): ProductCursor {
	const [, id = '0', sortName = ''] =
		/^(\d{1,9}) (.*)$/s.exec(Buffer.from(text, 'base64url').toString()) ?? [];
	return { productId: Number(id), sortName: sortName.replaceAll('\0', '') };
}
