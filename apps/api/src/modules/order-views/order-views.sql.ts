import type { OrderViewInput } from '@korb/contracts/admin/orders/order-views';
import type { OrderStatus } from '@korb/contracts/order/orders';
import type { OrderSort, OrderView } from '@korb/domain/order/order-list';
import { sql } from 'kysely';
import { isGuarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

export type OwnerKey = { tenantId: string; staffId: string };

export type ViewRow = {
	view_id: string;
	name: string;
	is_shared: boolean;
	base: OrderView;
	status: OrderStatus | null;
	unit: string | null;
	sort: OrderSort;
	version: number;
};

/** Changes of a shop's views happen one after the other: their number is limited. */
export async function lockViews(tx: Tx, tenantId: string): Promise<void> {
	if (!isGuarded('view-lock')) return;
	await sql`
		SELECT pg_advisory_xact_lock(hashtextextended(${`${tenantId} order views`}, 0))
	`.execute(tx);
}

/** Those of the person, then the shared ones. */
export async function listViewRows(tx: Tx, { tenantId, staffId }: OwnerKey): Promise<ViewRow[]> {
	const { rows } = await sql<ViewRow>`
		SELECT view_id, name, is_shared, base, status, unit, sort, version FROM order_view
		WHERE tenant_id = ${tenantId} AND (is_shared OR staff_id = ${staffId})
		ORDER BY is_shared, created_at, view_id
	`.execute(tx);
	return rows;
}

export async function insertView(
	tx: Tx,
	{ tenantId, staffId }: OwnerKey,
	view: OrderViewInput & { isShared: boolean },
): Promise<string> {
	const { rows } = await sql<{ view_id: string }>`
		INSERT INTO order_view (tenant_id, staff_id, name, is_shared, base, status, unit, sort)
		VALUES (${tenantId}, ${staffId}, ${view.name}, ${view.isShared}, ${view.base}, ${view.status},
			${view.unit}, ${view.sort})
		RETURNING view_id
	`.execute(tx);
	const [row] = rows;
	if (!row) throw new Error('an insert returned no row');
	return row.view_id;
}

export async function updateView(
	tx: Tx,
	tenantId: string,
	view: OrderViewInput & { viewId: string },
): Promise<void> {
	await sql`
		UPDATE order_view SET name = ${view.name}, base = ${view.base}, status = ${view.status},
			unit = ${view.unit}, sort = ${view.sort}, version = version + 1
		WHERE tenant_id = ${tenantId} AND view_id = ${view.viewId}
	`.execute(tx);
}

export async function deleteView(tx: Tx, tenantId: string, viewId: string): Promise<void> {
	await sql`
		DELETE FROM order_view WHERE tenant_id = ${tenantId} AND view_id = ${viewId}
	`.execute(tx);
}
