import type { DeskStore } from '@korb/contracts/admin/areas/stores';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../../db/schema.ts';
import { notFound } from '../../../errors.ts';
import type { StaffContext } from '../../staff/index.ts';
import { toDeskStore } from './desk-stores.mapper.ts';
import { listStoreRows } from './desk-stores.sql.ts';

/** Stores that another unit picks for do not exist for the person. */
export async function loadStores(tx: Tx, { me }: StaffContext): Promise<DeskStore[]> {
	const rows = await listStoreRows(tx, me.tenantId);
	return rows.filter(({ picking_unit_id: unit }) => mayEnterUnit(me.units, unit)).map(toDeskStore);
}

export async function getStore(tx: Tx, ctx: StaffContext, storeId: string): Promise<DeskStore> {
	const found = (await loadStores(tx, ctx)).find((store) => store.storeId === storeId);
	if (!found) throw notFound('store');
	return found;
}
