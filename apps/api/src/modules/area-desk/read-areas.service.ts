import type { AreaList, DeskArea } from '@korb/contracts/admin/areas/areas';
import type { MapFeatures } from '@korb/contracts/fulfilment/maps';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { notFound } from '../../errors.ts';
import { loadFeatures } from '../maps/index.ts';
import type { StaffContext } from '../staff/index.ts';
import { toDeskArea } from './area-desk.mapper.ts';
import { listAreaRows, listUnits } from './area-desk.sql.ts';
import { loadStores } from './stores/read-stores.service.ts';

export function readAreas(ctx: StaffContext): Promise<AreaList> {
	return ctx.db.snapshot((tx) => loadList(tx, ctx));
}

/** Areas have layers of their own, which follow what is drawn. */
export async function readMap({ db, tenant }: StaffContext): Promise<MapFeatures> {
	const map = await loadFeatures({ db, tenant });
	const features = map.features.filter(({ properties }) => properties.kind !== 'delivery-area');
	return { ...map, features };
}

export async function loadList(tx: Tx, ctx: StaffContext): Promise<AreaList> {
	const { cart, currency } = ctx.tenant.config.clientRuntimeConfig;
	return {
		currency,
		shop: { minOrderValue: cart.minOrderValueDelivery, freeFrom: cart.freeOfChargeThreshold },
		units: await loadUnits(tx, ctx),
		areas: await loadAreas(tx, ctx),
		stores: await loadStores(tx, ctx),
	};
}

export async function getArea(tx: Tx, ctx: StaffContext, areaNumber: string): Promise<DeskArea> {
	const found = (await loadAreas(tx, ctx)).find((area) => area.areaNumber === areaNumber);
	if (!found) throw notFound('area');
	return found;
}

/** Areas that another unit picks for do not exist for the person. */
async function loadAreas(tx: Tx, { me }: StaffContext): Promise<DeskArea[]> {
	const rows = await listAreaRows(tx, me.tenantId);
	return rows
		.filter(({ picking_unit_ids: [unit = ''] }) => mayEnterUnit(me.units, unit))
		.map(toDeskArea);
}

export async function loadUnits(tx: Tx, { me }: StaffContext): Promise<string[]> {
	const units = await listUnits(tx, me.tenantId);
	return units.filter((unit) => mayEnterUnit(me.units, unit));
}
