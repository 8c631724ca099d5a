import type { DeskProduct } from '@korb/contracts/admin/assortment/assortment';
import { dayAt } from '@korb/domain/pricing/prices';
import { pathTo } from '@korb/domain/routing/routes';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { findProduct } from '../catalogue/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { toDeskProduct } from './assortment.mapper.ts';
import { ownRegions } from './list-products.service.ts';
import { getDeskFacts, listDeskOffers, listProductChanges } from './read-product.sql.ts';

/** What is older is in the audit log. */
const CHANGES_SHOWN = 20;

export function readDeskProduct(ctx: StaffContext, sku: string): Promise<DeskProduct> {
	return ctx.db.snapshot((tx) => loadDeskProduct(tx, ctx, sku));
}

export async function loadDeskProduct(
	tx: Tx,
	ctx: StaffContext,
	sku: string,
): Promise<DeskProduct> {
	const { tenantId, units } = ctx.me;
	const { timeZone, country, currency, baseUrl } = ctx.tenant.config.clientRuntimeConfig;
	const today = dayAt(ctx.now, timeZone);
	// The facts are the same in every region, so none has to be named.
	const row = await findProduct(tx, { tenantId, region: '', today, country }, sku);
	if (row?.sku !== sku) throw notFound('product');
	const path = pathTo(ctx.tenant.routes, 'product-slug', { slug: row.slug });
	const key = { tenantId, productId: row.product_id };
	const changes = await listProductChanges(tx, { tenantId, sku }, CHANGES_SHOWN);
	return toDeskProduct(row, {
		today,
		currency,
		shopUrl: path && new URL(path, baseUrl).href,
		ownedByFeed: ctx.tenant.backOffice.feedOwns,
		facts: await getDeskFacts(tx, key),
		offers: await listDeskOffers(tx, key, await ownRegions(tx, ctx)),
		changes: changes.filter(({ after }) => isWithin(units, after)),
	});
}

/** A change names its region, unless it concerns all of them. */
function isWithin(units: string[] | null, after: object | null): boolean {
	const region = after && 'region' in after ? after.region : null;
	return typeof region !== 'string' || mayEnterUnit(units, region);
}
