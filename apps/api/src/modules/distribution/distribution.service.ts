import type { Position } from '@korb/contracts/fulfilment/address';
import type { CheckoutStore, DeliveryArea, Store } from '@korb/contracts/fulfilment/distribution';
import type { RequestContext } from '../../context.ts';
import { notFound } from '../../errors.ts';
import { listEarliestWindows } from '../windows/index.ts';
import { findAreaAt, findAreaByPostalCode, findAreaOfRegion } from './areas.sql.ts';
import { toCheckoutStore, toDeliveryArea, toStore } from './distribution.mapper.ts';
import { findStore, listStores } from './stores.sql.ts';

export async function getAreaAt(ctx: RequestContext, position: Position): Promise<DeliveryArea> {
	return toDeliveryArea(await ctx.db.snapshot((tx) => findAreaAt(tx, ctx.tenant.id, position)));
}

export async function getAreaOf(
	ctx: RequestContext,
	place: { postalCode: string | undefined; region: string },
): Promise<DeliveryArea> {
	const { id } = ctx.tenant;
	const { postalCode, region } = place;
	const row = await ctx.db.snapshot((tx) =>
		postalCode === undefined
			? findAreaOfRegion(tx, id, region)
			: findAreaByPostalCode(tx, id, postalCode),
	);
	return toDeliveryArea(row);
}

export async function getDefaultArea(ctx: RequestContext): Promise<DeliveryArea> {
	return toDeliveryArea(await ctx.db.snapshot((tx) => findAreaOfRegion(tx, ctx.tenant.id, null)));
}

export async function findStores(
	ctx: RequestContext,
	position: Position | null,
	text: string,
): Promise<Store[]> {
	const { id, config } = ctx.tenant;
	const words = text.split(/[\s,]+/).filter(Boolean);
	const rows = await ctx.db.snapshot((tx) => listStores(tx, id, position, words));
	return rows.map((row) => toStore(row, config.clientRuntimeConfig.country));
}

export async function getStore(ctx: RequestContext, storeId: string): Promise<Store> {
	const { id, config } = ctx.tenant;
	const row = await ctx.db.snapshot((tx) => findStore(tx, id, storeId));
	if (!row) throw notFound('store');
	return toStore(row, config.clientRuntimeConfig.country);
}

export async function listCheckoutStores(
	ctx: RequestContext,
	position: Position | null,
): Promise<CheckoutStore[]> {
	const { id, config } = ctx.tenant;
	const { timeZone, country } = config.clientRuntimeConfig;
	return ctx.db.snapshot(async (tx) => {
		const stores = await listStores(tx, id, position);
		const storeIds = stores.map(({ store_id }) => store_id);
		const earliest = await listEarliestWindows(
			tx,
			{ tenantId: id, distributionType: 'CLICK_AND_COLLECT', timeZone },
			storeIds,
		);
		return stores.map((store) =>
			toCheckoutStore(
				store,
				{ timeZone, country, now: ctx.now },
				earliest.get(store.store_id) ?? null,
			),
		);
	});
}
