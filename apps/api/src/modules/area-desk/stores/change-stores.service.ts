import type { AreaList } from '@korb/contracts/admin/areas/areas';
import type { DeskStore, StoreInput } from '@korb/contracts/admin/areas/stores';
import type { Tx } from '../../../db/schema.ts';
import { notFound, refused, Stale } from '../../../errors.ts';
import { recordChange, type StaffContext } from '../../staff/index.ts';
import { lockPlan } from '../../windows/index.ts';
import { listUnits, lockAreas } from '../area-desk.sql.ts';
import { loadList, loadUnits } from '../read-areas.service.ts';
import { toAuditedStore } from './desk-stores.mapper.ts';
import {
	deleteStore,
	insertStore,
	isInUse,
	listStoreRows,
	updateStore,
} from './desk-stores.sql.ts';
import { getStore } from './read-stores.service.ts';

const MOST_STORES = 2000;

export function addStore(
	ctx: StaffContext,
	{ storeId, ...input }: StoreInput & { storeId: string },
): Promise<DeskStore> {
	const key = { tenantId: ctx.me.tenantId, storeId };
	return ctx.db.transaction(async (tx) => {
		await lockAreas(tx, key.tenantId);
		await requireUnit(tx, ctx, input);
		if ((await listStoreRows(tx, key.tenantId)).length >= MOST_STORES) {
			throw refused('tooMany', `There are ${MOST_STORES} stores already.`);
		}
		// Closed days are kept by the id alone.
		const isUnit = (await listUnits(tx, key.tenantId)).includes(storeId);
		if (isUnit || !(await insertStore(tx, key, input))) {
			throw refused('storeExists', 'A store or a unit has this id.');
		}
		const added = await getStore(tx, ctx, storeId);
		await recordChange(tx, ctx, {
			action: 'store.add',
			subject: `store:${storeId}`,
			after: toAuditedStore(added),
		});
		return added;
	});
}

type StoreVersion = { storeId: string; version: number };

export function changeStore(
	ctx: StaffContext,
	change: StoreInput & StoreVersion,
): Promise<DeskStore> {
	const { storeId } = change;
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, change);
		await requireUnit(tx, ctx, change);
		await updateStore(tx, { tenantId: ctx.me.tenantId, storeId }, change);
		const changed = await getStore(tx, ctx, storeId);
		await recordChange(tx, ctx, {
			action: 'store.change',
			subject: `store:${storeId}`,
			before: toAuditedStore(current),
			after: toAuditedStore(changed),
		});
		return changed;
	});
}

export function removeStore(ctx: StaffContext, version: StoreVersion): Promise<AreaList> {
	const key = { tenantId: ctx.me.tenantId, storeId: version.storeId };
	return ctx.db.transaction(async (tx) => {
		// Otherwise the worker could plan windows of a store that no longer exists.
		await lockPlan(tx, key.tenantId);
		const current = await getVersion(tx, ctx, version);
		await deleteStore(tx, key);
		if (await isInUse(tx, key)) {
			throw refused('storeInUse', 'Somebody has ordered there, or is ordering.');
		}
		await recordChange(tx, ctx, {
			action: 'store.remove',
			subject: `store:${key.storeId}`,
			before: toAuditedStore(current),
		});
		return loadList(tx, ctx);
	});
}

async function getVersion(
	tx: Tx,
	ctx: StaffContext,
	{ storeId, ...requested }: StoreVersion,
): Promise<DeskStore> {
	await lockAreas(tx, ctx.me.tenantId);
	const current = await getStore(tx, ctx, storeId);
	if (current.version !== requested.version) throw new Stale(current, requested);
	return current;
}

async function requireUnit(tx: Tx, ctx: StaffContext, { unit }: StoreInput): Promise<void> {
	if (!(await loadUnits(tx, ctx)).includes(unit)) throw notFound('unit');
}
