import type { OrderViewInput, SavedOrderView } from '@korb/contracts/admin/orders/order-views';
import { MOST_VIEWS } from '@korb/domain/order/order-list';
import { mayEnterUnit } from '@korb/domain/staff/permissions';
import type { Tx } from '../../db/schema.ts';
import { ApiError, notFound, refused, Stale } from '../../errors.ts';
import { recordChange, type StaffContext } from '../staff/index.ts';
import {
	deleteView,
	insertView,
	listViewRows,
	lockViews,
	updateView,
	type ViewRow,
} from './order-views.sql.ts';

export function readViews(ctx: StaffContext): Promise<SavedOrderView[]> {
	return ctx.db.single((tx) => loadViews(tx, ctx));
}

type NewView = OrderViewInput & { isShared: boolean };

export function addView(ctx: StaffContext, view: NewView): Promise<SavedOrderView> {
	if (view.isShared) requireSharing(ctx);
	requireUnit(ctx, view);
	return ctx.db.transaction(async (tx) => {
		await lockViews(tx, ctx.me.tenantId);
		// Shared views of other units count, too.
		const rows = await listViewRows(tx, ctx.me);
		if (rows.filter((row) => row.is_shared === view.isShared).length >= MOST_VIEWS) {
			throw refused('tooMany', `There are ${MOST_VIEWS} views already.`);
		}
		const viewId = await insertView(tx, ctx.me, view);
		await recordChange(tx, ctx, {
			action: 'orderView.add',
			subject: `orderView:${viewId}`,
			after: { ...inputOf(view), isShared: view.isShared },
		});
		return getView(tx, ctx, viewId);
	});
}

type ViewChange = OrderViewInput & { viewId: string; version: number };

export function changeView(ctx: StaffContext, change: ViewChange): Promise<SavedOrderView> {
	requireUnit(ctx, change);
	return ctx.db.transaction(async (tx) => {
		const { viewId } = change;
		const current = await getVersion(tx, ctx, change);
		await updateView(tx, ctx.me.tenantId, change);
		await recordChange(tx, ctx, {
			action: 'orderView.change',
			subject: `orderView:${viewId}`,
			before: inputOf(current),
			after: inputOf(change),
		});
		return getView(tx, ctx, viewId);
	});
}

type ViewKey = { viewId: string; version: number };

export function removeView(ctx: StaffContext, key: ViewKey): Promise<SavedOrderView[]> {
	return ctx.db.transaction(async (tx) => {
		const current = await getVersion(tx, ctx, key);
		await deleteView(tx, ctx.me.tenantId, key.viewId);
		await recordChange(tx, ctx, {
			action: 'orderView.remove',
			subject: `orderView:${key.viewId}`,
			before: { ...inputOf(current), isShared: current.isShared },
		});
		return loadViews(tx, ctx);
	});
}

async function getVersion(
	tx: Tx,
	ctx: StaffContext,
	{ viewId, ...requested }: ViewKey,
): Promise<SavedOrderView> {
	await lockViews(tx, ctx.me.tenantId);
	const current = await getView(tx, ctx, viewId);
	if (current.isShared) requireSharing(ctx);
	if (current.version !== requested.version) throw new Stale(current, requested);
	return current;
}

async function getView(tx: Tx, ctx: StaffContext, viewId: string): Promise<SavedOrderView> {
	const found = (await loadViews(tx, ctx)).find((view) => view.viewId === viewId);
	if (!found) throw notFound('view');
	return found;
}

/** A shared view of a unit does not exist for those who are limited to others. */
async function loadViews(tx: Tx, { me }: StaffContext): Promise<SavedOrderView[]> {
	const rows = await listViewRows(tx, me);
	return rows
		.filter((row) => !row.is_shared || row.unit === null || mayEnterUnit(me.units, row.unit))
		.map(toSavedView);
}

function requireSharing({ me }: StaffContext): void {
	if (me.permissions.includes('orders.shareViews')) return;
	throw new ApiError('forbidden', 'Your role does not include shared views.');
}

function requireUnit({ me }: StaffContext, { unit }: OrderViewInput): void {
	if (unit !== null && !mayEnterUnit(me.units, unit)) throw notFound('unit');
}

function toSavedView(row: ViewRow): SavedOrderView {
	const { view_id: viewId, is_shared: isShared, version } = row;
	return { viewId, version, isShared, ...inputOf(row) };
}

function inputOf({ name, base, status, unit, sort }: OrderViewInput): OrderViewInput {
	return { name, base, status, unit, sort };
}
