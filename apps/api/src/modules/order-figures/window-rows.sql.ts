import { sql } from 'kysely';
import type { Tx } from '../../db/schema.ts';
import type { Period, Scope } from './order-figures.sql.ts';

export type WindowRow = {
	starts_at: Date;
	ends_at: Date;
	cut_off_at: Date;
	/** Null for windows of stores. */
	unit: string | null;
	capacity: number;
	held: number;
	placed: number;
	picking: number;
	picked: number;
	on_its_way: number;
	delivered: number;
};

/** Add-ons take no place of their own, so they are not counted. */
export async function listWindowRows(
	tx: Tx,
	{ tenantId, units }: Scope,
	{ from, to }: Period,
): Promise<WindowRow[]> {
	const count = (status: string) => sql`count(*) FILTER (WHERE status = ${sql.lit(status)})::int`;
	const { rows } = await sql<WindowRow>`
		SELECT w.starts_at, w.ends_at, w.cut_off_at,
			CASE w.distribution_type WHEN 'DELIVERY' THEN w.appointable_id END AS unit, w.capacity, (
				SELECT count(*)::int FROM window_hold AS hold WHERE hold.tenant_id = w.tenant_id
					AND hold.window_id = w.window_id AND hold.has_place
			) AS held, coalesce(placed, 0) AS placed, coalesce(picking, 0) AS picking,
			coalesce(picked, 0) AS picked, coalesce(on_its_way, 0) AS on_its_way,
			coalesce(delivered, 0) AS delivered
		FROM time_window AS w
		LEFT JOIN collect_store AS store ON store.tenant_id = w.tenant_id
			AND store.store_id = w.appointable_id AND w.distribution_type = 'CLICK_AND_COLLECT'
		LEFT JOIN (
			SELECT window_id, ${count('PLACED')} AS placed, ${count('PICKING')} AS picking,
				${count('PICKED')} AS picked, ${count('ON_ITS_WAY')} AS on_its_way,
				${count('DELIVERED')} AS delivered
			FROM shop_order
			WHERE tenant_id = ${tenantId} AND window_starts_at >= ${from} AND window_starts_at < ${to}
				AND snapshot #>> '{cart,mode}' IS DISTINCT FROM 'ADDON'
			GROUP BY window_id
		) AS ordered ON ordered.window_id = w.window_id
		WHERE w.tenant_id = ${tenantId} AND w.starts_at >= ${from} AND w.starts_at < ${to}
			${units ? sql`AND coalesce(store.picking_unit_id, w.appointable_id) = ANY (${units})` : sql``}
		ORDER BY w.starts_at, w.ends_at, w.appointable_id
	`.execute(tx);
	return rows;
}
