import type { ScheduleKey, WindowTerms } from '@korb/contracts/admin/windows/windows';
import type { DistributionType } from '@korb/contracts/fulfilment/address';
import { sql } from 'kysely';
import { guarded } from '../../db/guards/guards.ts';
import type { Tx } from '../../db/schema.ts';

/** `units` null: all of them. */
export type Scope = { tenantId: string; units: string[] | null };

export type ScheduleRow = {
	distribution_type: DistributionType;
	appointable_id: string;
	name: string;
	templates: number;
};

export async function listScheduleRows(tx: Tx, { tenantId, units }: Scope): Promise<ScheduleRow[]> {
	const { rows } = await sql<ScheduleRow>`
		SELECT schedule.distribution_type, schedule.appointable_id,
			coalesce(store.name, schedule.appointable_id) AS name, (
				SELECT count(*)::int FROM window_template AS template
				WHERE template.tenant_id = ${tenantId}
					AND template.distribution_type = schedule.distribution_type
					AND template.appointable_id = schedule.appointable_id
			) AS templates
		FROM (
			SELECT 'DELIVERY' AS distribution_type, unnest(picking_unit_ids) AS appointable_id
			FROM delivery_area WHERE tenant_id = ${tenantId}
			UNION SELECT 'CLICK_AND_COLLECT', store_id FROM collect_store WHERE tenant_id = ${tenantId}
			UNION SELECT distribution_type, appointable_id FROM window_template
			WHERE tenant_id = ${tenantId}
		) AS schedule
		LEFT JOIN collect_store AS store ON store.tenant_id = ${tenantId}
			AND store.store_id = schedule.appointable_id
			AND schedule.distribution_type = 'CLICK_AND_COLLECT'
		WHERE true
			${units ? sql`AND coalesce(store.picking_unit_id, schedule.appointable_id) = ANY (${units})` : sql``}
		ORDER BY schedule.distribution_type DESC, name
	`.execute(tx);
	return rows;
}

export type DeskWindowRow = {
	window_id: string;
	version: number;
	distribution_type: DistributionType;
	appointable_id: string;
	/** Whose staff may see it: the store's unit, or the one that delivers. */
	unit: string;
	day: string;
	starts_at: Date;
	ends_at: Date;
	cut_off_at: Date;
	is_past_cut_off: boolean;
	has_started: boolean;
	capacity: number;
	taken: number;
	held: number;
	fee_cents: number | null;
	green_reduction_cents: number;
	is_edited: boolean;
	closed_reason: string | null;
};

const columns = sql`
	w.window_id, w.version, w.distribution_type, w.appointable_id,
	coalesce(store.picking_unit_id, w.appointable_id) AS unit, w.day::text, w.starts_at, w.ends_at,
	w.cut_off_at, w.cut_off_at <= now() AS is_past_cut_off, w.starts_at <= now() AS has_started,
	w.capacity, w.taken, (
		SELECT count(*)::int FROM window_hold AS hold WHERE hold.tenant_id = w.tenant_id
			AND hold.window_id = w.window_id AND hold.has_place
	) AS held, w.fee_cents, w.green_reduction_cents, w.is_edited, w.closed_reason`;

const source = sql`time_window AS w LEFT JOIN collect_store AS store ON store.tenant_id = w.tenant_id
	AND store.store_id = w.appointable_id AND w.distribution_type = 'CLICK_AND_COLLECT'`;

type Whose = ScheduleKey & { tenantId: string };

export async function listWindowRows(
	tx: Tx,
	{ tenantId, distributionType, appointableId }: Whose,
	{ from, to }: { from: Date; to: Date },
): Promise<DeskWindowRow[]> {
	const { rows } = await sql<DeskWindowRow>`
		SELECT ${columns} FROM ${source}
		WHERE w.tenant_id = ${tenantId} AND w.distribution_type = ${distributionType}
			AND w.appointable_id = ${appointableId} AND w.starts_at >= ${from} AND w.starts_at < ${to}
		ORDER BY w.starts_at
	`.execute(tx);
	return rows;
}

/** Of a schedule, that have not started. */
export async function listUpcomingRows(
	tx: Tx,
	{ tenantId, distributionType, appointableId }: Whose,
): Promise<DeskWindowRow[]> {
	const { rows } = await sql<DeskWindowRow>`
		SELECT ${columns} FROM ${source}
		WHERE w.tenant_id = ${tenantId} AND w.distribution_type = ${distributionType}
			AND w.appointable_id = ${appointableId} AND w.starts_at > now()
		ORDER BY w.starts_at
	`.execute(tx);
	return rows;
}

export async function findWindowRow(
	tx: Tx,
	tenantId: string,
	windowId: string,
): Promise<DeskWindowRow | null> {
	const { rows } = await sql<DeskWindowRow>`
		SELECT ${columns} FROM ${source}
		WHERE w.tenant_id = ${tenantId} AND w.window_id = ${windowId}
	`.execute(tx);
	return rows[0] ?? null;
}

/**
 * Windows of a schedule that have not started, or one of its windows. Locked, nobody takes a place in
 * them; by id, as everywhere.
 */
export async function lockWindowRows(
	tx: Tx,
	{ tenantId, distributionType, appointableId }: Whose,
	windowId: string | null,
): Promise<DeskWindowRow[]> {
	const { rows } = await sql<DeskWindowRow>`
		SELECT ${columns} FROM ${source}
		WHERE w.tenant_id = ${tenantId} AND w.distribution_type = ${distributionType}
			AND w.appointable_id = ${appointableId} AND
			${windowId ? sql`w.window_id = ${windowId}` : sql`w.starts_at > now()`}
		ORDER BY w.window_id ${guarded('window-lock', sql`FOR UPDATE OF w`)}
	`.execute(tx);
	return rows;
}

export async function updateTerms(
	tx: Tx,
	tenantId: string,
	windowIds: string[],
	{ capacity, fee, leadMinutes, greenReduction, isEdited }: WindowTerms & { isEdited: boolean },
): Promise<void> {
	await sql`
		UPDATE time_window SET capacity = ${capacity}, fee_cents = ${fee},
			green_reduction_cents = ${greenReduction},
			cut_off_at = starts_at - make_interval(mins => ${leadMinutes}), is_edited = ${isEdited},
			version = version + 1
		WHERE tenant_id = ${tenantId} AND window_id = ANY (${windowIds}::uuid[])
	`.execute(tx);
}

export type WindowUpdate = WindowTerms & {
	windowId: string;
	closedReason: string | null;
	isEdited: boolean;
};

/** Each to terms of its own, as staff would one by one. */
export async function updateWindows(
	tx: Tx,
	tenantId: string,
	updates: readonly WindowUpdate[],
): Promise<void> {
	await sql`
		UPDATE time_window AS w SET capacity = u.capacity, fee_cents = u.fee,
			green_reduction_cents = u."greenReduction", closed_reason = u."closedReason",
			cut_off_at = starts_at - make_interval(mins => u."leadMinutes"), is_edited = u."isEdited",
			version = version + 1
		FROM jsonb_to_recordset(${JSON.stringify(updates)}::jsonb) AS u ("windowId" uuid, capacity int,
			fee int, "greenReduction" int, "leadMinutes" int, "closedReason" text,
			"isEdited" boolean)
		WHERE w.tenant_id = ${tenantId} AND w.window_id = u."windowId"
	`.execute(tx);
}

export async function updateClosing(
	tx: Tx,
	tenantId: string,
	windowId: string,
	reason: string | null,
): Promise<void> {
	await sql`
		UPDATE time_window SET closed_reason = ${reason}, is_edited = true, version = version + 1
		WHERE tenant_id = ${tenantId} AND window_id = ${windowId}
	`.execute(tx);
}

export type WindowOrderRow = {
	order_number: string;
	address: Record<string, string | null>;
	billing: Record<string, string | null> | null;
	total: number;
};

/** Orders with a place; add-ons share that of their order. */
export async function listWindowOrders(
	tx: Tx,
	{ tenantId, windowId, startsAt }: { tenantId: string; windowId: string; startsAt: Date },
	atMost: number,
): Promise<WindowOrderRow[]> {
	const { rows } = await sql<WindowOrderRow>`
		SELECT o.order_number::text AS order_number, o.snapshot #> '{cart,distributionAddress}' AS address,
			o.snapshot #> '{cart,billingAddress}' AS billing, count(*) OVER ()::int AS total
		FROM shop_order AS o
		WHERE o.tenant_id = ${tenantId} AND o.window_starts_at = ${startsAt}
			AND o.window_id = ${windowId} AND o.status <> 'CANCELLED'
			AND o.snapshot #>> '{cart,mode}' IS DISTINCT FROM 'ADDON'
		ORDER BY o.order_number LIMIT ${atMost}
	`.execute(tx);
	return rows;
}
